import { contains, protoGet } from "../../runtime/base/safe-dom";
import { pressKey } from "./keyboard";
import type { Nodes } from "./nodes";
import type { Panel } from "./panel";

/** Screens narrower than this (CSS pixels) search in an overlay (spec §2). */
const narrow = 768;

/** Android's keyboards compose every word: waiting for its end would mean no suggestions at all. */
const typesByComposing = (): boolean => /Android/.test(navigator.userAgent);

type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/** Hears what the shopper does with the form and passes it on, until the signal ends. */
export function listenToField(nodes: Nodes, panel: Panel, signal: AbortSignal): void {
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

  /** In the mobile drawer the search is at home already: no overlay there (contract A 5.5). */
  const openOverlay = (from: HTMLElement) => {
    if (!block || panel.state().overlay || document.documentElement.matches(".sidebar_open")) return;
    panel.openOverlay(from);
    scrollTo({ top: 0, behavior: "instant" });
  };
  const enter = () => {
    if (screen.width < narrow) openOverlay(input);
    panel.open();
  };
  const close = () => {
    const { overlay } = panel.state();
    panel.close();
    if (overlay !== input) overlay?.focus(); // the field itself would open it again
  };
  // Of the prototype: one of the form's fields may be called like the method.
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
    submit() {
      panel.restore();
      panel.session.cancel();
    },
    focusout({ relatedTarget }) {
      // To nowhere: a phone's keyboard was put away, or the window lost the focus. The results stay.
      if (relatedTarget instanceof Node && !contains(form, relatedTarget)) panel.close();
    },
  });
  on(list, {
    // The focus stays in the field while the pointer chooses.
    mousedown: (event) => event.button || event.preventDefault(),
    // Who scrolls the results on a phone wants to see them: its keyboard makes room (contract A 5.5).
    touchmove: () => input.blur(),
  });
  on(opener, {
    click(event) {
      event.preventDefault();
      if (panel.state().overlay) return close();
      openOverlay(opener ?? input);
      input.focus(); // inside the tap: later, the keyboard of an iPhone would not come
    },
  });
  on(closer, {
    click(event) {
      // A "go" key without a key event arrives as a click on this button, with the focus in the field.
      const isEnter = !event.detail && input.matches(":focus");
      if (!panel.state().overlay || isEnter) return;
      event.preventDefault();
      close();
    },
  });
  on(document, {
    click(event) {
      if (panel.state().open && !event.composedPath().includes(form)) panel.close();
    },
  });
  addEventListener("online", () => panel.state().open && panel.session.retry(), { signal });

  if (input.matches(":focus")) enter(); // not `document.activeElement`, which a form of that name hides
}
