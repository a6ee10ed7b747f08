import { parseJson } from "../base/json";
import { attr, query } from "../base/safe-dom";
import { isBag, type PlainObject } from "../base/values";

const NAME = "data-island-props";

/**
 * Calls back with a host's props whenever the page writes others, in the attribute or in the script inside. What is no
 * object is passed over: the last good ones hold.
 */
export type FollowProps = (
  host: HTMLElement,
  signal: AbortSignal,
  changed: (props: PlainObject) => void,
) => void;

/** One for an island, whose hosts share an observer: with one for each, a page full of cards would pay more than it reads. */
export function propsFollower(): FollowProps {
  const readers = new WeakMap<Node, () => void>();
  const ofAttributes = new MutationObserver((records) => {
    for (const host of new Set(records.map(({ target }) => target)))
      try {
        readers.get(host)?.();
      } catch (error) {
        reportError(error); // the others are read all the same
      }
  });

  return (host, signal, changed) => {
    const isScript = attr(host, NAME) === null;
    const script = isScript ? query<HTMLScriptElement>(host, `:scope > script[${NAME}]`) : null;
    const read = () => {
      const props = parseJson(attr(host, NAME) ?? script?.textContent);
      if (isBag(props)) changed(props);
    };
    ofAttributes.observe(host, { attributeFilter: [NAME] });
    readers.set(host, read);
    const ofScript = script && new MutationObserver(read);
    if (script) ofScript?.observe(script, { childList: true, characterData: true, subtree: true });
    signal.addEventListener("abort", () => {
      // Mounted again meanwhile, it is the new one's.
      if (readers.get(host) === read) readers.delete(host);
      ofScript?.disconnect();
    });
  };
}
