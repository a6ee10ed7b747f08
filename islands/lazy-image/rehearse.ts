import type { Write } from "./addresses";

/**
 * Attributes that decide which picture is fetched, and how. Handlers and ids stay out, and so does `loading`, which
 * would delay the fetch.
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
 * Loads the picture of an `img` out of sight first. The page keeps the placeholder and its size until the picture is
 * there, or for good if it fails. The browser then shows the picture without another request.
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

/** Loads the picture of a background in the same way. */
export function fetchPicture(address: string, signal: AbortSignal): Promise<void> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () => resolve(), { signal });
    image.addEventListener("error", reject, { signal });
    image.src = address;
  });
}
