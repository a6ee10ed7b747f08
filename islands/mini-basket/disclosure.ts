import type { IslandContext } from "../../runtime/contracts/island";
import { endInTime, tellOpen } from "../../runtime/dom/ends-in-time";
import { hoverIntent } from "../../runtime/dom/hover-intent";
import { type Listen, listening } from "../../runtime/dom/listening";
import { oneTimer } from "../../runtime/dom/one-timer";
import { waitForApproach } from "../../runtime/dom/wait-for-approach";
import { type Sheet, sheetOf } from "./sheet";

/** Milliseconds that a mouse must rest on the basket before it opens, or be away before it closes. */
const REST_MS = 120;
const LEAVE_MS = 300;

/** What the basket permits now. */
export interface Permission {
  readonly opens: boolean;
  /** The header's link opens a sheet; there is no toggle. */
  readonly isSheet: boolean;
  /** The last line is gone: what is open stays open, because it offers the undo. */
  readonly isEmpty: boolean;
}

export interface Disclosure {
  /** Allows or forbids opening. Forbidding it closes the panel and moves its focus to the header's link. */
  allow(permission: Permission): void;
  /** A press on the toggle. */
  toggle(): true;
  readonly openSheet: Sheet["open"];
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
  const panel = () => (open ? host.querySelector(".top_basket__details") : null);
  const timer = waitForApproach(oneTimer(context.signal), panel, context.signal);
  let permission: Permission = { opens: false, isSheet: false, isEmpty: false };
  let allowed = false;
  let broken = false;
  let open = false;
  let pinned = false;
  let hovered = host.matches(":hover") && matchMedia("(hover: hover)").matches;
  const sheet = sheetOf(host, context);

  const show = (next: boolean) => {
    timer.clear();
    if (next && !open) tellOpen(host);
    if (!next && !allowed) giveFocusToLink(host, toggle, open);
    pinned &&= next;
    open = next;
    // `focus` is the theme's class for a panel that is open without a mouse.
    for (const name of ["--open", "focus"]) host.classList.toggle(name, next);
    toggle.setAttribute("aria-expanded", String(next));
    toggle.style.display = allowed || next ? "" : "none";
    for (const panel of serverPanels(host)) panel.style.display = next ? "" : "none";
    if (next) void context.open().then((ready) => !ready && !context.signal.aborted && setBroken(true));
  };
  const setBroken = (isBroken: boolean) => {
    broken = isBroken;
    allow(permission);
  };
  const showIfAllowed = () => !open && allowed && show(true);

  const allow = (next: Permission) => {
    permission = next;
    const { opens, isSheet, isEmpty } = next;
    const before = allowed;
    allowed = opens && !isSheet && !broken;
    if (!opens && !isEmpty) sheet.close();
    if (allowed || (open && isEmpty && !broken)) toggle.style.display = "";
    else show(false);
    if (allowed && !before && hovered) timer.set(showIfAllowed, REST_MS);
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
    context.signal,
    timer,
  );
  const end = () => {
    sheet.close();
    if (open) show(false);
  };
  const on = listening(context.signal);
  closesAtOnce(host, toggle, on, () => open && show(false), context.signal);
  // Its file may have failed before, and a later attempt has loaded it.
  followPanel(host, context, on, () => broken && setBroken(false), end);
  return {
    allow,
    toggle() {
      pinned = !(open && pinned);
      show(pinned);
      return true;
    },
    openSheet: sheet.open,
    end,
  };
}

/** Calls back when the panel of this host is ready, or has failed. */
function followPanel(
  host: HTMLElement,
  { name }: IslandContext,
  on: Listen,
  ready: () => void,
  failed: () => void,
): void {
  const isOwn = (detail: { readonly host: Element | null; readonly name: string }) =>
    detail.host === host && detail.name === name;
  on(document, "wyspa:island-ready", ({ detail }) => isOwn(detail) && ready());
  on(document, "wyspa:island-error", ({ detail }) => isOwn(detail) && failed());
}

/** Moves the focus to the link before the toggle or the panel that holds it is hidden. */
function giveFocusToLink(host: HTMLElement, toggle: HTMLElement, isOpen: boolean): void {
  const link = host.querySelector<HTMLElement>(".top_basket__sub");
  const focused = document.activeElement;
  if (focused === toggle || (isOpen && focused !== link && host.contains(focused))) link?.focus();
}

/** Closes on Escape, on focus and presses elsewhere, and when its purpose has ended. */
function closesAtOnce(
  host: HTMLElement,
  toggle: HTMLElement,
  on: Listen,
  close: () => void,
  signal: AbortSignal,
): void {
  endInTime(host, close, signal);
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
}
