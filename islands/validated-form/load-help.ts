import { query } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import type * as Helping from "./helping";

const SWITCHES = ["shape", "town", "suggestEmail", "taxNumber"];

/** Fields that the help is for. */
const HELPED = [
  ...["zipcode", "phone", "email", "nip"].map((type) => `[data-graphql~="${type}"]`),
  ...["postal-code", "tel", "tel-national"].map((name) => `[autocomplete~="${name}"]`),
  "[type=email]",
].join();

/** Loads the help for typing once the form has a field for it, which a page module may add later. */
export function loadHelp(root: HTMLElement, context: IslandContext): void {
  const { props, signal } = context;
  if (SWITCHES.every((name) => props[name] === false)) return;
  const found = new AbortController();
  const look = () => {
    if (!query(root, HELPED)) return;
    found.abort();
    context
      .load<typeof Helping>("helping", { retry: "on-signal" })
      .then(({ helpWhileTyping }) => helpWhileTyping(root, context));
  };
  // Chromium's autofill dispatches `focus`, never `focusin`.
  listening(found.signal)(root, "focus", look, { capture: true });
  signal.addEventListener("abort", () => found.abort());
  look();
}
