/**
 * The cover over a page that must wait (contract A 13, bar A15). All callers share it, and the last one removes it. No
 * shopper is locked in: after 16 s it can be closed, and Back from another page shows no cover. A separate chunk.
 */

import type { Loading, Services } from "../../contracts/overlays";
import { overAnyDialog } from "../../dom/cookie-banner";
import { keepShown } from "../../dom/keep-shown";
import { topLayerRoot } from "../../dom/top-layer-root";
import { texts } from "./texts";
import { buildCover, type Cover } from "./view";

/** The longest time that a request may take. */
const COVER_DEADLINE_MS = 16_000;
/** Screen readers ignore a region that is new and has text at once. */
const SAY_AFTER_MS = 80;
/** Covers of one check of a form are shorter: Orca loses its place in Firefox when a page becomes inert and back. */
const INERT_AFTER_MS = 200;
/** Elements that never become inert, beside the alert that explains the wait, and consent banners. */
const ALIVE = "[data-wyspa-live], script, style, link, template";

export function makeLoading(services: Services): Loading {
  const t = services.texts(texts);
  /** Messages of pending callers, oldest first. */
  const asked: string[] = [];
  let cover: Cover | undefined;
  let end = () => {};

  const announceLoading = () => {
    if (cover) cover.status.textContent = asked.at(-1) ?? "";
  };
  const show = () => {
    const made = buildCover();
    cover = made;
    const place = topLayerRoot();
    place.append(made.cover, made.element);
    const sight = new AbortController();
    for (const part of [made.cover, made.element]) keepShown(part, sight.signal);
    const release = holdBackground(
      place,
      [made.cover, made.element],
      made.element,
      overAnyDialog(services.banner()),
    );
    const timers = [
      setTimeout(announceLoading, SAY_AFTER_MS),
      setTimeout(() => made.offerClose(t("loading.close"), finish), COVER_DEADLINE_MS),
    ];
    end = () => {
      timers.forEach(clearTimeout);
      release();
      sight.abort();
      made.cover.replaceWith();
      made.element.replaceWith();
      cover = undefined;
      end = () => {};
    };
  };
  /**
   * Forgets every caller, also those that never answer. Callers are not told apart: the late answer of a forgotten one
   * ends a newer one. Waiting for that answer could leave a cover for ever (bar A15).
   */
  const finish = () => {
    asked.length = 0;
    end();
  };
  addEventListener("pageshow", ({ persisted }) => persisted && finish());

  return (on, text) => {
    if (on) {
      asked.push(text || t("loading.text"));
      // The cover was removed with the dialog around it, or a dialog has opened since.
      if (cover?.element.parentElement !== topLayerRoot()) {
        end();
        show();
      } else announceLoading();
    } else {
      asked.pop();
      if (asked.length) announceLoading();
      else end();
    }
    return cover?.element ?? null;
  };
}

/**
 * Moves the focus to the cover, and makes the page behind it inert if the cover lasts. Support: `inert` from Chrome
 * 102, Firefox 112 and Safari 15.5 on; in older browsers the cover only blocks the pointer.
 * @param apart the elements of the cover
 * @param banners selector of what lies over everything, and stays usable
 * @returns undoes all of it; the focus returns only if it has not moved elsewhere
 */
function holdBackground(
  place: Element,
  apart: readonly Element[],
  focus: HTMLElement,
  banners: string,
): () => void {
  const isOurs = (element: Element | null) => apart.some((one) => one.contains(element));
  let before: Element | null = null;
  let held: Element[] = [];
  const takeFocus = () => {
    const { activeElement } = document;
    if (isOurs(activeElement)) return;
    before = activeElement;
    focus.focus({ preventScroll: true });
  };
  takeFocus();
  const timer = setTimeout(() => {
    takeFocus(); // before the rest becomes inert, so that the focus is never lost
    held = besides(place, apart, banners);
    for (const child of held) child.setAttribute("inert", "");
  }, INERT_AFTER_MS);
  return () => {
    clearTimeout(timer);
    const { activeElement, body } = document;
    for (const child of held) child.removeAttribute("inert");
    const isLost = !activeElement || activeElement === body || isOurs(activeElement);
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** The elements beside what stays usable. A banner may lie in a wrapper of its tool, of which only the rest is held. */
function besides(place: Element, apart: readonly Element[], banners: string): Element[] {
  return [...place.children].flatMap((child) => {
    if (apart.includes(child) || child.matches(`${ALIVE}, ${banners}`) || child.hasAttribute("inert"))
      return [];
    return child.querySelector(banners) ? besides(child, apart, banners) : child;
  });
}
