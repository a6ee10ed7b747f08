import type { IslandContext } from "../../runtime/islands/contract";

/** Milliseconds that a mouse must rest on the basket before it opens, and be gone before it closes. */
const INTENT = 120;
const GRACE = 300;

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
  let allowed = false;
  let broken = false;
  let open = false;
  let pinned = false;
  let hovered = host.matches(":hover") && matchMedia("(hover: hover)").matches;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: boolean) => {
    clearTimeout(timer);
    pinned &&= next;
    open = next;
    // `focus` is the theme's own name for a panel that is open without a mouse (contract A §6.1).
    for (const name of ["--open", "focus"]) host.classList.toggle(name, next);
    toggle.setAttribute("aria-expanded", String(next));
    for (const panel of serverPanels(host)) panel.style.display = next ? "" : "none";
    if (next)
      void context.open().then((ready) => {
        broken ||= !ready && !signal.aborted;
        if (broken) allow(false);
      });
  };

  const later = (next: boolean, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (next ? !open && allowed : open && !pinned && !host.querySelector(":focus-visible")) show(next);
    }, delay);
  };

  const allow = (next: boolean) => {
    const changed = allowed !== (next && !broken);
    allowed = next && !broken;
    const link = host.querySelector<HTMLElement>(".top_basket__sub");
    const focused = document.activeElement;
    const lost = focused === toggle || (open && focused !== link && host.contains(focused));
    if (!allowed && lost) link?.focus();
    toggle.style.display = allowed ? "" : "none";
    if (!allowed) show(false);
    else if (changed && hovered) later(true, INTENT);
  };

  const listen = <Type extends keyof DocumentEventMap>(
    target: EventTarget,
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => target.addEventListener(type, listener as EventListener, { signal });

  listen(toggle, "click", () => {
    const close = open && pinned;
    show(!close);
    pinned = !close;
  });
  listen(host, "pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    hovered = true;
    later(true, INTENT);
  });
  listen(host, "pointerleave", () => {
    hovered = false;
    later(false, GRACE);
  });
  listen(host, "focusout", ({ relatedTarget }) => {
    if (open && relatedTarget && !host.contains(relatedTarget as Node)) show(false);
  });
  listen(document, "pointerdown", ({ target }) => {
    if (open && !host.contains(target as Node)) show(false);
  });
  listen(document, "keydown", ({ key }) => {
    if (!open || key !== "Escape") return;
    if (host.contains(document.activeElement)) toggle.focus();
    show(false);
  });
  listen(document, "wyspa:island-error", ({ detail }) => {
    if (detail.host === host && detail.name === context.name) show(false);
  });

  show(false);
  return {
    allow,
    end: () => show(false),
  };
}
