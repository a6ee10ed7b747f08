/** Replaces sections, and moves kept islands into the new ones. */
import type { Match } from "./sections";

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
      twin.remove();
    }
    current.remove();
    return section;
  });
}

/** Kept hosts, each with the incoming host that it replaces. A host nested in a kept host moves with it. */
function keptIn(current: Element, incoming: Element): readonly (readonly [Element, Element])[] {
  const hosts = [...current.querySelectorAll("[data-island-keep], [data-island][id]")];
  const kept = hosts.flatMap((host) => {
    const twin = twinOf(host, incoming);
    return twin ? [[host, twin] as const] : [];
  });
  return kept.filter(
    ([host, twin]) =>
      !kept.some(([, other]) => other !== twin && other.contains(twin)) &&
      !kept.some(([other]) => other !== host && other.contains(host)),
  );
}

function twinOf(host: Element, incoming: Element): Element | undefined {
  const keep = host.getAttribute("data-island-keep");
  const named = (name: string, value: string) => incoming.querySelector(`[${name}="${CSS.escape(value)}"]`);
  if (keep) return named("data-island-keep", keep) ?? undefined;
  const twin = host.id && named("id", host.id);
  return twin && isEqual(host, twin) ? twin : undefined;
}

/** Whether island and data are equal, so that another product's form does not keep the old product's id. */
const isEqual = (host: Element, twin: Element) =>
  host.localName === twin.localName &&
  twin.hasAttribute("data-island") &&
  [...twin.attributes].every(({ name, value }) => !/^data-/.test(name) || host.getAttribute(name) === value);
