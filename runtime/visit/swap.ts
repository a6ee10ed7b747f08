/** Puts the new sections in the place of the old ones. */
import type { Match } from "./sections";

/** Replaces each section; islands that both pages have stay as they are, with their state. */
export function swap(matches: readonly Match[]): readonly Element[] {
  return matches.map(({ current, incoming }) => {
    const kept = keptIn(current, incoming);
    const section = document.adoptNode(incoming);
    // Both stand for a moment where something moves from the one to the other.
    if (kept.length) current.after(section);
    else current.replaceWith(section);
    for (const [host, twin] of kept) {
      const place = twin.parentElement as (Element & { moveBefore?: Element["insertBefore"] }) | null;
      // Chrome 133 moves it without taking it out: frames in it go on.
      (place?.moveBefore ?? place?.insertBefore)?.call(place, host, twin);
      twin.remove();
    }
    current.remove();
    return section;
  });
}

/** Hosts that stay, each with the one that it takes the place of. A host inside another one stays with it. */
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

/** Of the same island and with the same data: a form of another product is not to keep the old product's number. */
const isEqual = (host: Element, twin: Element) =>
  host.localName === twin.localName &&
  twin.hasAttribute("data-island") &&
  [...twin.attributes].every(({ name, value }) => !/^data-/.test(name) || host.getAttribute(name) === value);
