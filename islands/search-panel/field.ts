import { contains, protoGet } from "../../runtime/base/safe-dom";
import { endInTime } from "../../runtime/dom/ends-in-time";
import { pressKey } from "./keyboard";
import type { Nodes } from "./nodes";
import type { Panel } from "./panel";

/** Screens narrower than this (CSS pixels) show the search as an overlay. */
const narrow = 768;

/** Android keyboards compose every word: waiting for the end of a composition would suppress all suggestions. */
const typesByComposing = (): boolean => /Android/.test(navigator.userAgent);

interface Outside {
  searched(text: string): void;
  opened(close: () => void): void;
  readonly wasOpened: boolean;
}

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/**
 * Listens to the search form and forwards events to the panel, until the signal aborts.
 * @param searched the shopper has sent the typed text, or opened a result of it
 * @param opened the overlay has opened; `close` closes it and returns the focus
 * @param wasOpened a press has opened the overlay before the island was there
 */
export function listenToField(
  nodes: Nodes,
  panel: Panel,
  { searched, opened, wasOpened }: Outside,
  signal: AbortSignal,
): void {
  const { form, input, list, block, opener, closer } = nodes;
  const on = (target: EventTarget | null, listeners: Listeners) => {
    for (const [type, listener] of Object.entries(listeners)) {
      if (target)
        protoGet(target, "addEventListener").call(target, type, listener as EventListener, {
          signal,
          passive: type === "touchmove",
        });
    }
  };

  /** The mobile drawer already shows the search without other content, so it needs no overlay (contract A 5.5). */
  const openOverlay = (from: HTMLElement) => {
    const { overlay } = panel.state();
    if (!block || (overlay && overlay !== input) || document.documentElement.matches(".sidebar_open")) return;
    panel.openOverlay(from);
    scrollTo({ top: 0, behavior: "instant" });
    opened(close);
  };
  const enter = () => {
    if (screen.width < narrow) openOverlay(input);
    panel.open();
  };
  const close = () => {
    const { overlay } = panel.state();
    panel.close();
    if (overlay !== input) overlay?.focus(); // focusing the field would open it again
  };
  // Calls the prototype's method, because a form field may have the same name.
  const submit = () => HTMLFormElement.prototype.requestSubmit.call(form);

  on(input, {
    focus: enter,
    click: enter,
    compositionend: panel.typed,
    input(event) {
      if (event instanceof InputEvent && event.isComposing && !typesByComposing()) panel.session.cancel();
      else panel.typed();
    },
  });
  on(form, {
    keydown: (event) => pressKey(event, nodes, panel, { submit, close }),
    submit(event) {
      panel.restore();
      searched(input.value.trim());
      panel.session.cancel();
      // Closing the overlay goes back in the history, which would stop a page that the browser loads.
      if (!panel.state().overlay) panel.close();
      else setTimeout(() => event.defaultPrevented && !signal.aborted && panel.close());
    },
    focusout({ relatedTarget }) {
      // Keeps the results when no element gets the focus: the phone's keyboard was closed, or the window lost the
      // focus.
      if (relatedTarget instanceof Node && !contains(form, relatedTarget)) panel.close();
    },
  });
  on(list, listListeners(panel, input, searched));
  on(opener, {
    click(event) {
      event.preventDefault();
      const { overlay } = panel.state();
      // The field's focus in the same tap may have opened the overlay already (`early.ts`).
      if (overlay && overlay !== input) return close();
      openOverlay(opener ?? input);
      input.focus(); // during the tap: an iPhone opens the keyboard only then
    },
  });
  on(closer, {
    click(event) {
      // A "go" key without a key event arrives as a click on this button while the field has the focus.
      const isEnter = !event.detail && input.matches(":focus");
      if (!panel.state().overlay || isEnter) return;
      event.preventDefault();
      close();
    },
  });
  endInTime(form, () => (panel.state().open || panel.state().overlay) && panel.close(), signal);
  on(document, {
    click(event) {
      if (panel.state().open && !event.composedPath().includes(form)) panel.close();
    },
  });
  addEventListener("online", () => panel.state().open && panel.session.retry(), { signal });

  if (wasOpened) openOverlay(opener ?? input);
  if (input.matches(":focus")) enter(); // not `document.activeElement`: a form with that name would shadow it
}

const listListeners = (panel: Panel, input: HTMLElement, searched: Outside["searched"]): Listeners => ({
  // Keeps the focus in the field during a click on an option.
  mousedown: (event) => event.button || event.preventDefault(),
  click({ target }) {
    const { results, text } = panel.state();
    const option = target instanceof Element && target.closest("a[role=option]");
    if (option && results) searched(option.matches(".--query") ? (option.textContent ?? "") : text);
  },
  // Closes a phone's keyboard when the shopper scrolls the results, to make room for them (contract A 5.5).
  touchmove: () => input.blur(),
});
