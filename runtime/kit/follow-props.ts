import { attr, query } from "../ground/dom";
import { parseJson } from "../ground/json";
import { type Bag, isBag } from "../ground/values";

const NAME = "data-island-props";

/**
 * Calls back with a host's props whenever the page writes others, in the attribute or in the script inside. What is no
 * object is passed over: the last good ones hold.
 */
export function followProps(host: HTMLElement, signal: AbortSignal, changed: (props: Bag) => void): void {
  const script = query<HTMLScriptElement>(host, `:scope > script[${NAME}]`);
  const read = () => {
    const props = parseJson(attr(host, NAME) ?? script?.textContent);
    if (isBag(props)) changed(props);
  };
  const observer = new MutationObserver(read);
  observer.observe(host, { attributeFilter: [NAME] });
  if (script) observer.observe(script, { childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
