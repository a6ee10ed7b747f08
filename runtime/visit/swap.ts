/** Replaces sections, and moves kept islands into the new ones. */
import type { Match } from "./sections";

const KEEP = "data-island-keep";

/** Replaces each section; islands that both pages have are kept with their state. */
export function swap(matches: readonly Match[]): readonly Element[] {
  return matches.map(({ current, incoming }) => {
    const kept = keptIn(current, incoming);
    const section = document.adoptNode(incoming);
    // `moveBefore` needs both sections in the document while a host moves between them.
    if (kept.length) current.after(section);
    else current.replaceWith(section);
    for (const [host, twin] of kept) {
      const place = twin.parentElement as (Element & { moveBefore?: Element["insertBefore"] }) | null;
      // Chrome 133 and later move the host without removing it, so that its frames do not reload.
      (place?.moveBefore ?? place?.insertBefore)?.call(place, host, twin);
      twin.replaceWith();
    }
    current.replaceWith();
    return section;
  });
}

/**
 * Kept hosts, each with the incoming host that it replaces. A host nested in a kept host moves with it. Only hosts that the
 * theme names (`data-island-keep`) are kept, because by their markup hosts of two products may be the same.
 */
function keptIn(current: Element, incoming: Element): readonly (readonly [Element, Element])[] {
  const kept = [...current.querySelectorAll(`[${KEEP}]`)].flatMap((host) => {
    const name = host.getAttribute(KEEP);
    const twin = name && incoming.querySelector(`[${KEEP}="${CSS.escape(name)}"]`);
    return twin ? [[host, twin] as const] : [];
  });
  return kept.filter(
    ([host, twin]) =>
      !kept.some(([, other]) => other !== twin && other.contains(twin)) &&
      !kept.some(([other]) => other !== host && other.contains(host)),
  );
}
