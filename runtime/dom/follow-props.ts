import { parseJson } from "../base/json";
import { attr, query } from "../base/safe-dom";
import { isPlainObject, type PlainObject } from "../base/values";

const NAME = "data-island-props";

/**
 * Calls back with a host's props whenever the page changes them, in the attribute or in the child script. Ignores
 * values that are not objects: the last valid props stay in force.
 */
export type FollowProps = (
  host: HTMLElement,
  signal: AbortSignal,
  changed: (props: PlainObject) => void,
) => void;

/**
 * Creates a follower that all hosts of an island share. One observer for each host would be slow on a page full of
 * cards.
 */
export function propsFollower(): FollowProps {
  const readers = new WeakMap<Node, () => void>();
  const ofAttributes = new MutationObserver((records) => {
    for (const host of new Set(records.map(({ target }) => target)))
      try {
        readers.get(host)?.();
      } catch (error) {
        reportError(error); // the other hosts are still read
      }
  });

  return (host, signal, changed) => {
    const isScript = attr(host, NAME) === null;
    const script = isScript ? query<HTMLScriptElement>(host, `:scope > script[${NAME}]`) : null;
    const read = () => {
      const props = parseJson(attr(host, NAME) ?? script?.textContent);
      if (isPlainObject(props)) changed(props);
    };
    ofAttributes.observe(host, { attributeFilter: [NAME] });
    readers.set(host, read);
    const ofScript = script && new MutationObserver(read);
    if (script) ofScript?.observe(script, { childList: true, characterData: true, subtree: true });
    signal.addEventListener("abort", () => {
      // A second mount of the host may have replaced this reader.
      if (readers.get(host) === read) readers.delete(host);
      ofScript?.disconnect();
    });
  };
}
