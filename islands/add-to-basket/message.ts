import { safeLink } from "../../runtime/shop/safe-url";

export interface Message {
  show(text: string, kind: "busy" | "success" | "error", link?: string): void;
  clear(): void;
}

/**
 * The visible line beside the button. It has no role: the page's one live region says the same. It enters the page
 * with the shopper's own click and keeps its place, so that the answer, whenever it comes, moves nothing (bar H6).
 */
export function messageFor(form: HTMLFormElement, signal: AbortSignal): Message {
  const line = document.createElement("div");
  const words = document.createElement("span");
  const link = document.createElement("a");
  words.className = "add_to_basket__text";
  link.className = "add_to_basket__link";
  line.append(words, " ", link);
  signal.addEventListener("abort", () => line.remove());

  return {
    show(text, kind, linkText = "") {
      const address = basketAddress();
      line.className = `add_to_basket__message --${kind}`;
      words.textContent = text;
      link.textContent = linkText;
      link.hidden = !linkText || !address;
      if (address) link.href = address;
      if (!line.isConnected) form.append(line);
    },
    clear: () => line.remove(),
  };
}

/** The basket page's address: that of the header's link, else the platform's own. */
const basketAddress = () =>
  safeLink(document.querySelector("a.top_basket__sub")?.getAttribute("href")) ?? safeLink("/basketedit.php");
