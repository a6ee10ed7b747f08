/** Listens to clicks, submits and `popstate`, and turns them into visits where the page asks for it. */
import { isHere, isPlace, linkOf } from "../dom/followed-link";
import { listening } from "../dom/listening";
import type { Engine } from "./engine";
import { entryOf } from "./entry";

export interface Followed {
  /** Returns the engine, and creates it on the first call. */
  readonly engine: () => Engine;
  /** The engine, if it exists already. */
  readonly made: () => Engine | undefined;
  /** Whether a visit led to this page before it was reloaded. */
  readonly isVisited: boolean;
  readonly start: Engine["visit"];
}

/** Adds the listeners on `window`, for the page's lifetime, so that earlier listeners can still prevent an event. */
export function followPage({ engine, made, isVisited, start }: Followed): void {
  const on = listening(new AbortController().signal);
  const startFrom = (element: Element, address: string) => {
    const list = (name: string) =>
      (read(element, name) ?? "").split(",").flatMap((part) => part.trim() || []);
    void start(address, { sections: list("data-visit"), render: list("data-visit-render") }, element);
  };

  on(window, "click", (event) => {
    // The page opens this link its own way, and the page that the press requested is not needed.
    if (event.defaultPrevented && visitedLink(event)) return made()?.prefetch.drop();
    const link = linkOf(event);
    if (!link) return;
    if (isPlace(link)) return made()?.stay();
    if (link.origin !== location.origin || !link.hasAttribute("data-visit")) return made()?.stop();
    event.preventDefault();
    startFrom(link, link.href);
  });
  on(window, "submit", (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    const url = addressOf(target, submitter);
    if (!url) return leaves(target, submitter) ? made()?.stop() : undefined;
    event.preventDefault();
    startFrom(target, url.href);
  });
  on(window, "popstate", ({ state }) => {
    const left = [scrollX, scrollY] as const;
    if (made() || isVisited || entryOf(state)) engine().popped(state, left);
  });
  const near = (event: Event) => {
    const element = visitedLink(event);
    if (element) engine().prefetch.near(element);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"] as const)
    on(window, sign, near, { passive: true });
  on(
    window,
    "pointerdown",
    (event) => {
      near(event);
      const link = linkOf(event);
      if (link?.hasAttribute("data-visit") && !isPlace(link)) engine().press(link);
    },
    { passive: true },
  );
}

const visitedLink = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("[data-visit]") : null;

// A field named `getAttribute` would shadow the form's own method (bar S15).
const read = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name);

/** Reads a form's attribute, which the submitter's `form…` attribute overrides. */
const attributeReader = (form: HTMLFormElement, submitter: HTMLElement | null) => (name: string) =>
  (submitter && read(submitter, `form${name}`)) ?? read(form, name);

/** Whether the submit navigates this page: not for another window, and not for `method="dialog"`. */
function leaves(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const attribute = attributeReader(form, submitter);
  return isHere(attribute("target")) && !/^dialog$/i.test(attribute("method") ?? "");
}

/** The address of a GET form with `data-visit`, including its values and the submitter's; `null` = a native submit. */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  const attribute = attributeReader(form, submitter);
  if (read(form, "data-visit") === null || !isHere(attribute("target"))) return null;
  if (!/^(get)?$/i.test(attribute("method") ?? "")) return null;
  const url = new URL(attribute("action") || location.href, document.baseURI);
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
  const name = submitter && read(submitter, "name");
  if (name) values.push([name, read(submitter, "value") ?? ""]);
  url.search = `${new URLSearchParams(values)}`;
  return url.origin === location.origin ? url : null;
}
