import { append } from "../../runtime/base/safe-dom";
import { safeLink } from "../../runtime/base/safe-url";

type Kind = "busy" | "success" | "error";

export interface Message {
  /** @param look the way to the basket is offered although it is an error */
  show(text: string, kind: Kind, look?: boolean): void;
  clear(): void;
}

/**
 * The visible line beside the button: the name stands in sight, so that it says only what happened. It has no
 * role: the page's one live region says the same. It enters the page with the shopper's own click, at the size
 * that it will keep, so that the answer, whenever it comes, moves nothing (bar H6).
 */
export function messageFor(form: HTMLFormElement, goText: string, signal: AbortSignal): Message {
  const line = document.createElement("div");
  const words = document.createElement("span");
  const link = document.createElement("a");
  words.className = "add_to_basket__text";
  link.className = "add_to_basket__go"; // not `__link`, which themes give a row of its own
  link.textContent = goText;
  line.append(words, " ", link);
  const clear = () => line.remove();
  signal.addEventListener("abort", clear);

  return {
    show(text, kind, look = false) {
      const address = basketAddress();
      if (address) link.href = address;
      line.className = `add_to_basket__message --${kind}`;
      words.textContent = text;
      link.hidden = (kind === "error" && !look) || !address;
      link.style.visibility = kind === "busy" ? "hidden" : "";
      if (!line.isConnected) append(form, line);
    },
    clear,
  };
}

/** The basket page's address: that of the header's link, else the platform's own. */
const basketAddress = () =>
  safeLink(document.querySelector("a.top_basket__sub")?.getAttribute("href")) ?? safeLink("/basketedit.php");
