/** Loads the parts of the island when a form needs them. */
import { query } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import type * as Account from "./account";
import type * as Blocks from "./blocks";
import { typeOf } from "./controls";
import type * as Helping from "./helping";
import type * as Server from "./server";
import type { Engine } from "./verdicts";

/**
 * The rules of the server's checks, which load before the first request. Without them, fields have no answer, and the
 * server checks the submitted form. A failed load is retried by the next check.
 */
export function serverPart(root: Element, context: IslandContext) {
  let part: typeof Server | undefined;
  const load = async () => (part ??= await context.load<typeof Server>("server"));
  if (query(root, "[data-graphql]")) load().catch(() => {});
  return { load, text: (code: string) => part?.serverText(code) ?? null };
}

/** Interdependent parts of the theme's address forms. */
const BLOCKS = "[data-firm], [data-region], [data-region-province], .client_prefix__input";

export function loadBlocks(root: HTMLElement, { load, signal }: IslandContext): void {
  if (query(root, BLOCKS))
    load<typeof Blocks>("blocks", { retry: "on-signal" }).then(({ followBlocks }) =>
      followBlocks(root, signal),
    );
}

const HELP_SWITCHES = ["shape", "town", "suggestEmail", "taxNumber"];

/** Fields that the help is for. */
const HELPED = [
  ...["zipcode", "phone", "email", "nip"].map((type) => `[data-graphql~="${type}"]`),
  ...["postal-code", "tel", "tel-national"].map((name) => `[autocomplete~="${name}"]`),
  "[type=email]",
].join();

/** Loads the help for typing once the form has a field for it, which a page module may add later. */
export function loadHelp(root: HTMLElement, context: IslandContext): void {
  const { props, signal } = context;
  if (HELP_SWITCHES.every((name) => props[name] === false)) return;
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

/** Offers to sign in beside a field. @returns resolves with `false` when the offer cannot be loaded */
export const accountOffer =
  (root: HTMLElement, context: IslandContext) =>
  (control: Control, isKnown: () => boolean): Promise<boolean> =>
    context.load<typeof Account>("account").then(
      ({ offerAccount }) => {
        offerAccount(root, control, isKnown, context);
        return true;
      },
      () => false,
    );

/** Whether the form offers to sign in beside the field with this e-mail, so that the page opens no dialog over it. */
export async function offersAccount(
  engine: Engine,
  email: string,
  { props }: IslandContext,
  offer: ReturnType<typeof accountOffer>,
): Promise<boolean> {
  const control = engine.fields().find((field) => typeOf(field) === "email" && field.value === email);
  if (!control || props.accountOffer === "page") return false;
  return offer(control, () => control.isConnected && control.value === email);
}
