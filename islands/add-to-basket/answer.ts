import { closest, query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { messageFor } from "./message";

/** How the shopper is told what became of the product. */
export interface Answer {
  adding(text: string): void;
  /** @param full with the product and the number, for where the name does not stand beside it */
  added(text: string, full: string, button: Element | null): void;
  /** @param look the way to the basket is offered although it is an error */
  refused(text: string, look: boolean, button: Element | null): void;
  clear(): void;
}

/** On a product's card there is no room for words; elsewhere they stand under the form. */
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

/** Milliseconds that the theme's look of a button that has done, or has not, stays. */
const SHOWN_MS = 2_000;

/** A line of ours in a card would move all cards below it: the button shows the theme's own state, and an alert has the words. */
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
