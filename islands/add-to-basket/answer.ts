import { closest, query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { inCard } from "./in-card";
import { messageFor } from "./message";
import type { Answer, MarkButton } from "./outcome";

/**
 * A card over the page shows the outcome. Without it (prop `card`), a product card has no room for text; elsewhere the
 * message appears under the form.
 */
export function answerFor(form: HTMLFormElement, context: IslandContext, goText: string): Answer {
  const mark = markButton(form, context.signal);
  if (context.props.card !== false) return inCard(form, context, goText, mark);
  return closest(form, ".product") ? inButton(context, mark) : underForm(form, context, goText);
}

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

function markButton(form: HTMLFormElement, signal: AbortSignal): MarkButton {
  let end = () => {};
  signal.addEventListener("abort", () => end());
  return (button, state) => {
    end();
    if (!state) return;
    const marked = button ?? query(form, "[type=submit], button:not([type])");
    marked?.classList.add(state);
    const timer = setTimeout(() => end(), SHOWN_MS);
    end = () => {
      clearTimeout(timer);
      marked?.classList.remove(state);
      end = () => {};
    };
  };
}

/**
 * A line of text in a product card would shift all cards below it. The button takes the theme's own state; an alert
 * shows the text.
 */
const inButton = ({ alert }: IslandContext, mark: MarkButton): Answer => ({
  adding: () => mark(),
  added(_, full, button) {
    mark(button, "--success");
    alert(full, { type: "success" });
  },
  refused(text, _, button) {
    mark(button, "--error");
    alert(text, { type: "error" });
  },
  clear: () => mark(),
});
