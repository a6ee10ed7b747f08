import type { IslandContext } from "../../runtime/contracts/island";
import { hoverIntent } from "../../runtime/dom/hover-intent";
import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";

/** Milliseconds that a mouse must rest on the basket before it opens, or be away before it closes. */
const REST_MS = 120;
const LEAVE_MS = 300;

export interface Disclosure {
  /** Allows or forbids opening. Forbidding it closes the panel and moves its focus to the header's link. */
  allow(next: boolean): void;
  end(): void;
}

/**
 * Opens and closes the panel (APG disclosure; WCAG 1.4.13: hoverable, dismissible, persistent).
 *
 *   mouse in ──120 ms──▶ open ──mouse out, 300 ms──▶ closed
 *   toggle ──▶ open and pinned ──toggle──▶ closed
 *   Esc, focus leaves, press elsewhere ──▶ closed at once
 *
 * A separate chunk, fetched when the pointer or the focus reaches the basket.
 */
export function discloses(
  host: HTMLElement,
  toggle: HTMLElement,
  context: IslandContext,
  serverPanels: (host: HTMLElement) => readonly HTMLElement[],
): Disclosure {
  const { signal } = context;
  const timer = oneTimer(signal);
  let wanted = false;
  let allowed = false;
  let broken = false;
  let open = false;
  let pinned = false;
  let hovered = host.matches(":hover") && matchMedia("(hover: hover)").matches;

  const show = (next: boolean) => {
    timer.clear();
    pinned &&= next;
    open = next;
    // `focus` is the theme's class for a panel that is open without a mouse.
    for (const name of ["--open", "focus"]) host.classList.toggle(name, next);
    toggle.setAttribute("aria-expanded", String(next));
    for (const panel of serverPanels(host)) panel.style.display = next ? "" : "none";
    if (next)
      void context.open().then((ready) => {
        broken = !ready && !signal.aborted;
        if (broken) allow(wanted);
      });
  };
  const showIfAllowed = () => !open && allowed && show(true);

  const allow = (next: boolean) => {
    wanted = next;
    const changed = allowed !== (next && !broken);
    allowed = next && !broken;
    if (!allowed) giveFocusToLink(host, toggle, open);
    toggle.style.display = allowed ? "" : "none";
    if (!allowed) show(false);
    else if (changed && hovered) timer.set(showIfAllowed, REST_MS);
  };

  hoverIntent(
    host,
    {
      restMs: REST_MS,
      leaveMs: LEAVE_MS,
      came() {
        hovered = true;
      },
      rested: showIfAllowed,
      gone() {
        hovered = false;
      },
      left: () => open && !pinned && !host.querySelector(":focus-visible") && show(false),
    },
    signal,
    timer,
  );
  listening(signal)(toggle, "click", () => {
    const close = open && pinned;
    show(!close);
    pinned = !close;
  });
  closesAtOnce(host, toggle, context, () => open && show(false));
  // The panel's chunk failed before, and a later attempt has loaded it.
  listening(signal)(document, "wyspa:island-ready", ({ detail }) => {
    if (!broken || detail.host !== host || detail.name !== context.name) return;
    broken = false;
    allow(wanted);
  });
  show(false);
  return { allow, end: () => show(false) };
}

/** Moves the focus to the link before the toggle or the panel that holds it is hidden. */
function giveFocusToLink(host: HTMLElement, toggle: HTMLElement, isOpen: boolean): void {
  const link = host.querySelector<HTMLElement>(".top_basket__sub");
  const focused = document.activeElement;
  if (focused === toggle || (isOpen && focused !== link && host.contains(focused))) link?.focus();
}

/** Closes on Escape, on focus and presses elsewhere, and on an error of the island. */
function closesAtOnce(
  host: HTMLElement,
  toggle: HTMLElement,
  { name, signal }: IslandContext,
  close: () => void,
): void {
  const on = listening(signal);
  const isElsewhere = (target: EventTarget | null) => !host.contains(target as Node);
  on(host, "focusout", ({ relatedTarget }) => relatedTarget && isElsewhere(relatedTarget) && close());
  on(document, "pointerdown", ({ target }) => {
    if (!isElsewhere(target)) return;
    // A typed quantity counts on blur, and a closed panel has no field to blur.
    host.querySelector<HTMLElement>("input:focus")?.blur();
    close();
  });
  on(document, "keydown", ({ key }) => {
    if (key !== "Escape") return;
    if (host.classList.contains("--open") && host.contains(document.activeElement)) toggle.focus();
    close();
  });
  on(document, "wyspa:island-error", ({ detail }) => {
    if (detail.host === host && detail.name === name) close();
  });
}
