/** Tells the shopper how an addition has ended: in a card over the page, on the button, or under the form. */
import { append, closest, query } from "../../runtime/base/safe-dom";
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Added } from "./card/added-line";
import { showCard } from "./card/card";
import { productName } from "./read-form";

/** Reports the outcome of an addition to the shopper. */
export interface Answer {
  adding(text: string): void;
  /** @param full adds the product's name and the basket's count, for places where the name is not visible nearby */
  added(text: string, full: string, button: HTMLElement | null, added: Added): void;
  /** @param look offers the link to the basket although this is an error */
  refused(text: string, look: boolean, button: HTMLElement | null): void;
  clear(): void;
}

/** Gives the button the theme's look for a moment; without a state, ends it. */
type MarkButton = (button?: HTMLElement | null, state?: "--success" | "--error") => void;

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

type Shown = Omit<Parameters<typeof showCard>[2], "go" | "name">;

/** Shows the outcome in a card over the page. */
function inCard(form: HTMLFormElement, context: IslandContext, go: string, mark: MarkButton): Answer {
  const { announce, store } = context;
  const show = (shown: Shown) => {
    const name = productName(form, store.getState().page.type);
    const button = shown.button ?? query<HTMLElement>(form, "[type=submit], button:not([type])");
    showCard(form, context, { ...shown, go, name, button });
  };
  return {
    adding: () => mark(),
    added(text, full, button, added) {
      show({ kind: "success", text, address: basketAddress(), button, added });
      mark(button, "--success");
      announce(full);
    },
    refused(text, look, button) {
      show({ kind: "error", text, address: look ? basketAddress() : null, button, added: null });
      mark(button, "--error");
      announce(text, { assertive: true });
    },
    clear: () => mark(),
  };
}

type Kind = "busy" | "success" | "error";

interface Message {
  /** @param look offers the link to the basket although this is an error */
  show(text: string, kind: Kind, look?: boolean): void;
  clear(): void;
}

/**
 * Makes the visible message under the form.
 * The product's name is visible nearby, so the text only reports what happened. The line has no role, because the
 * page's live region announces the same. It is inserted on the shopper's click at its final size, so a late answer
 * causes no layout shift (bar H6).
 */
function messageFor(form: HTMLFormElement, goText: string, signal: AbortSignal): Message {
  const line = document.createElement("div");
  const label = document.createElement("span");
  const link = document.createElement("a");
  label.className = "add_to_basket__text";
  link.className = "add_to_basket__go"; // themes put `__link` on its own row
  link.textContent = goText;
  line.append(label, " ", link);
  const clear = () => line.replaceWith();
  signal.addEventListener("abort", clear);

  return {
    show(text, kind, look = false) {
      const address = basketAddress();
      if (address) link.href = address;
      line.className = `add_to_basket__message --${kind}`;
      label.textContent = text;
      link.hidden = (kind === "error" && !look) || !address;
      link.style.visibility = kind === "busy" ? "hidden" : "";
      if (!line.isConnected) append(form, line);
    },
    clear,
  };
}

/** Address of the basket page: the header link's, else the platform's default. */
const basketAddress = () =>
  safeLink(document.querySelector("a.top_basket__sub")?.getAttribute("href")) ?? safeLink("/basketedit.php");
