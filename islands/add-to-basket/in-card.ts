import { withDeadline } from "../../runtime/base/deadline";
import { query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { basketAddress } from "./message";
import type { Answer, MarkButton } from "./outcome";
import { productName } from "./read-form";

type Part = typeof import("./card");

/** Milliseconds that the outcome waits for the card's file; then the plain answer shows it. */
const FILE_MS = 2_000;

/**
 * Shows the outcome in a card over the page. The file is fetched when the shopper touches the form, so it is there when
 * the server answers, and when the connection is lost meanwhile.
 * @param plain shows the outcome while the file is missing
 */
export function inCard(
  form: HTMLFormElement,
  context: IslandContext,
  go: string,
  plain: Answer,
  mark: MarkButton,
): Answer {
  const { announce, signal, store } = context;
  const load = () => context.load<Part>("card");
  /** @returns whether the card shows it, and the plain answer need not */
  const show = async (shown: Omit<Parameters<Part["showCard"]>[2], "go" | "name">) => {
    const part = await withDeadline(load(), FILE_MS).catch(() => undefined);
    if (signal.aborted || !part) return signal.aborted;
    const name = productName(form, store.getState().page.type);
    const button = shown.button ?? query<HTMLElement>(form, "[type=submit], button:not([type])");
    part.showCard(form, context, { ...shown, go, name, button });
    return true;
  };
  load().catch(() => {});

  return {
    adding: () => mark(),
    async added(text, full, button, added) {
      const shown = { kind: "success", text, address: basketAddress(), button, added } as const;
      if (!(await show(shown))) return plain.added(text, full, button, added);
      mark(button, "--success");
      announce(full);
    },
    async refused(text, look, button) {
      const shown = {
        kind: "error",
        text,
        address: look ? basketAddress() : null,
        button,
        added: null,
      } as const;
      if (!(await show(shown))) return plain.refused(text, look, button);
      mark(button, "--error");
      announce(text, { assertive: true });
    },
    clear: () => {
      mark();
      plain.clear();
    },
  };
}
