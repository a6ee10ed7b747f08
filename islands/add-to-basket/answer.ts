import { closest, query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { messageFor } from "./message";

/** Reports the outcome of an addition to the shopper. */
export interface Answer {
  adding(text: string): void;
  /** @param full adds the product's name and the basket's count, for places where the name is not visible nearby */
  added(text: string, full: string, button: Element | null): void;
  /** @param look offers the link to the basket although this is an error */
  refused(text: string, look: boolean, button: Element | null): void;
  clear(): void;
}

/** A product card has no room for text; elsewhere the message appears under the form. */
export const answerFor = (form: HTMLFormElement, context: IslandContext, goText: string): Answer =>
  closest(form, ".product") ? inButton(form, context) : underForm(form, context, goText);

function underForm(form: HTMLFormElement, { announce, signal }: IslandContext, goText: string): Answer {
  const message = messageFor(form, goText, signal);
  return {
    adding: (text) => message.show(text, "busy"),
    added(text, full) {
      message.show(text, "success");
      announce(full);
    },
    refused(text, look) {
      message.show(text, "error", look);
      announce(text, { assertive: true });
    },
    clear: message.clear,
  };
}

/** Milliseconds that the button keeps the theme's success or error look. */
const SHOWN_MS = 2_000;

/**
 * A line of text in a card would shift all cards below it. The button takes the theme's own state; an alert shows the
 * text.
 */
function inButton(form: HTMLFormElement, { alert, signal }: IslandContext): Answer {
  let end = () => {};
  const mark = (button: Element | null, state: "--success" | "--error") => {
    end();
    const marked = button ?? query(form, "[type=submit], button:not([type])");
    marked?.classList.add(state);
    const timer = setTimeout(() => end(), SHOWN_MS);
    end = () => {
      clearTimeout(timer);
      marked?.classList.remove(state);
      end = () => {};
    };
  };
  signal.addEventListener("abort", () => end());
  return {
    adding: () => end(),
    added(_, full, button) {
      mark(button, "--success");
      alert(full, { type: "success" });
    },
    refused(text, _, button) {
      mark(button, "--error");
      alert(text, { type: "error" });
    },
    clear: () => end(),
  };
}
