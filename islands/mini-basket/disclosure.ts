import type { IslandContext } from "../../runtime/contracts/island";
import { hoverIntent } from "../../runtime/dom/hover-intent";
import { listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";

/** Milliseconds that a mouse must rest on the basket before it opens, and be gone before it closes. */
const REST_MS = 120;
const LEAVE_MS = 300;

export interface Disclosure {
  /** Whether there is something to open. What is open is closed, and focus in it goes to the header's link. */
  allow(next: boolean): void;
  end(): void;
}

/**
 * Opens and closes the panel (APG disclosure; WCAG 1.4.13: hoverable, dismissable, persistent).
 *
 *   mouse in ──120 ms──▶ open ──mouse out, 300 ms──▶ closed
 *   toggle ──▶ open and pinned ──toggle──▶ closed
 *   Esc, focus leaves, press elsewhere ──▶ closed at once
 *
 * Fetched when the pointer or the focus comes to the basket.
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
    // `focus` is the theme's own name for a panel that is open without a mouse.
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
  // Its file was missing, and has come with a later need.
  listening(signal)(document, "wyspa:island-ready", ({ detail }) => {
    if (!broken || detail.host !== host || detail.name !== context.name) return;
    broken = false;
    allow(wanted);
  });
  show(false);
  return { allow, end: () => show(false) };
}

/** What is closed for good takes no focus along. */
function giveFocusToLink(host: HTMLElement, toggle: HTMLElement, isOpen: boolean): void {
  const link = host.querySelector<HTMLElement>(".top_basket__sub");
  const focused = document.activeElement;
  if (focused === toggle || (isOpen && focused !== link && host.contains(focused))) link?.focus();
}

/** Escape, focus and presses elsewhere, and a fault of the island. */
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
    // What was typed counts once its field is left, and a closed panel has no fields to leave.
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
