import { query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { showCard } from "./card/card";
import { basketAddress } from "./message";
import type { Answer, MarkButton } from "./outcome";
import { productName } from "./read-form";

type Shown = Omit<Parameters<typeof showCard>[2], "go" | "name">;

/** Shows the outcome in a card over the page. */
export function inCard(form: HTMLFormElement, context: IslandContext, go: string, mark: MarkButton): Answer {
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
