import { attr, query } from "../ground/dom";
import { parseJson } from "../ground/json";
import { type Bag, isBag } from "../ground/values";

const NAME = "data-island-props";

/** Hosts whose attribute is followed, by one observer: with one for each, a page full of cards would pay more than it reads. */
const readers = new WeakMap<Node, () => void>();
let ofAttributes: MutationObserver | undefined;

function follow(records: readonly MutationRecord[]): void {
  for (const host of new Set(records.map(({ target }) => target)))
    try {
      readers.get(host)?.();
    } catch (error) {
      reportError(error); // the others are read all the same
    }
}

/**
 * Calls back with a host's props whenever the page writes others, in the attribute or in the script inside. What is no
 * object is passed over: the last good ones hold.
 */
export function followProps(host: HTMLElement, signal: AbortSignal, changed: (props: Bag) => void): void {
  const isScript = attr(host, NAME) === null;
  const script = isScript ? query<HTMLScriptElement>(host, `:scope > script[${NAME}]`) : null;
  const read = () => {
    const props = parseJson(attr(host, NAME) ?? script?.textContent);
    if (isBag(props)) changed(props);
  };
  ofAttributes ??= new MutationObserver(follow);
  ofAttributes.observe(host, { attributeFilter: [NAME] });
  readers.set(host, read);
  const ofScript = script && new MutationObserver(read);
  if (script) ofScript?.observe(script, { childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => {
    // Mounted again meanwhile, it is the new one's.
    if (readers.get(host) === read) readers.delete(host);
    ofScript?.disconnect();
  });
}
