import type { Write } from "./addresses";

/** What decides which picture is asked for, and how. No handlers, no ids, and no `loading`, which would wait. */
const TAKEN = ["media", "type", "sizes", "crossorigin", "referrerpolicy", "src", "srcset"];

function understudy(element: Element): Element {
  const copy = document.createElement(element.localName);
  for (const name of TAKEN) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * Loads what an `img` is about to show out of sight, so that the page keeps its placeholder, and its size, until the
 * picture is there, and keeps it where there is none. The browser then shows it without asking again.
 */
export function rehearse(host: Element, writes: readonly Write[], signal: AbortSignal): Promise<void> {
  const stage = document.createElement("picture");
  const image = document.createElement("img");
  const copies = new Map<Element, Element>([[host, image]]);
  for (const source of host.closest("picture")?.querySelectorAll("source") ?? []) {
    const copy = understudy(source);
    copies.set(source, copy);
    stage.append(copy);
  }
  stage.append(image);
  for (const name of TAKEN.filter((one) => !one.startsWith("src"))) {
    const value = host.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () => resolve(), { signal });
    image.addEventListener("error", reject, { signal });
    for (const { element, name, value } of writes) copies.get(element)?.setAttribute(name, value);
  });
}

/** The same for a picture that will be a background. */
export function fetchPicture(address: string, signal: AbortSignal): Promise<void> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () => resolve(), { signal });
    image.addEventListener("error", reject, { signal });
    image.src = address;
  });
}
