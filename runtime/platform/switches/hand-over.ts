/** Hands a page over to the entry of the selected version, before anything has started. */
import { isFolder } from "./rules";

/**
 * The address of the selected version's entry.
 * @returns `undefined` when the page's own entry runs this version
 */
export function otherEntry(ownEntry: string, ownVersion: string, selected: unknown): string | undefined {
  if (!isFolder(selected) || selected === ownVersion) return undefined;
  const { href } = new URL(`../${selected}/${/^\d/.test(selected) ? "channel" : "wyspa"}.js`, ownEntry);
  return ownEntry.replace(/[?#].*/, "") === href ? undefined : href;
}

/**
 * @param tag the page's script tag
 * @param version the version of the page's own entry
 * @returns whether the other entry runs the page
 */
export async function handOver(tag: HTMLScriptElement, version: string, selected: unknown): Promise<boolean> {
  const entry = otherEntry(tag.src, version, selected);
  if (!entry) return false;
  return import(entry).then(
    () => true,
    () => false,
  );
}
