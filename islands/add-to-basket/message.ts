import { append } from "../../runtime/base/safe-dom";
import { safeLink } from "../../runtime/base/safe-url";

type Kind = "busy" | "success" | "error";

export interface Message {
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
export function messageFor(form: HTMLFormElement, goText: string, signal: AbortSignal): Message {
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
export const basketAddress = () =>
  safeLink(document.querySelector("a.top_basket__sub")?.getAttribute("href")) ?? safeLink("/basketedit.php");
