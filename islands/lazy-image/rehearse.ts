import type { Write } from "./addresses";

/**
 * Attributes that decide which picture is fetched, and how. Handlers and ids are not copied. `loading` is not copied
 * either, because `lazy` would delay the fetch.
 */
const TAKEN = ["media", "type", "sizes", "crossorigin", "referrerpolicy", "src", "srcset"];

function copyOf(element: Element): Element {
  const copy = document.createElement(element.localName);
  for (const name of TAKEN) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/**
 * Loads the picture of an `img` in a detached copy first. The page keeps the placeholder until the picture has loaded,
 * and permanently if it fails. The browser then shows the picture from its cache.
 */
export function rehearse(host: Element, writes: readonly Write[], signal: AbortSignal): Promise<void> {
  const stage = document.createElement("picture");
  const image = document.createElement("img");
  const copies = new Map<Element, Element>([[host, image]]);
  for (const source of host.closest("picture")?.querySelectorAll("source") ?? []) {
    const copy = copyOf(source);
    copies.set(source, copy);
    stage.append(copy);
  }
  stage.append(image);
  for (const name of TAKEN.filter((name) => !name.startsWith("src"))) {
    const value = host.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () => resolve(), { signal });
    image.addEventListener("error", reject, { signal });
    for (const { element, name, value } of writes) copies.get(element)?.setAttribute(name, value);
  });
}

/** Loads a background's picture before it is shown. */
export function fetchPicture(address: string, signal: AbortSignal): Promise<void> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () => resolve(), { signal });
    image.addEventListener("error", reject, { signal });
    image.src = address;
  });
}
