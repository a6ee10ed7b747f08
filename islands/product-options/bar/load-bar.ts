import type { Parts } from "../parts";
import type { Follow } from "../view";
import { actionsOf, followButton, PHONES } from "./past-button";

/**
 * Loads the bar with price and button when the form's own button leaves a phone's window for the first time. Prop
 * `bar` switches it off.
 * @returns follows the shopper's choice
 */
export function loadBarWhenNeeded(parts: Parts): Follow {
  const { form, page, context } = parts;
  let follow: Follow = () => {};
  const actions = context.props.bar === false ? null : actionsOf(form, page);
  if (!actions) return follow;
  const watching = new AbortController();
  const stop = () => watching.abort();
  context.signal.addEventListener("abort", stop, { signal: watching.signal });
  followButton(actions, watching.signal, (isOut) => {
    if (!isOut || context.store.getState().page.view !== PHONES) return;
    stop();
    const loading = context.load<typeof import("../bar")>("bar", { retry: "on-signal" });
    void loading.then(({ showBar }) => {
      if (context.signal.aborted) return;
      follow = showBar(parts, actions);
      follow(parts.view());
    });
  });
  return (view) => follow(view);
}
