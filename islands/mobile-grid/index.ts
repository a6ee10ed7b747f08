import type { Mount } from "../../runtime/contracts/island";
import { bring } from "./bring";

/** View types on which elements move: by default for a marker, and for the standard theme's preset (ruling 8). */
const VIEWS = [1];
const THEME_VIEWS = [1, 2];

/**
 * One mobile place; `data-item` selects the element that belongs into it (contract A 2.2). Props: `views`, the view
 * types on which it moves.
 */
export const mount: Mount = (host, { name, props, store, signal }) => {
  const selector = host.dataset.item;
  if (!selector) return;
  const isMarked = host.getAttribute("data-island")?.split(/\s+/).includes(name);
  const views = (props.views as readonly unknown[] | undefined) ?? (isMarked ? VIEWS : THEME_VIEWS);
  let putBack: (() => void) | undefined;

  const follow = (view: number) => {
    if (views.includes(view)) putBack ??= bring(host, selector);
    else leave();
  };
  const leave = () => {
    putBack?.();
    putBack = undefined;
  };

  follow(store.getState().page.view);
  const unsubscribe = store.subscribe(({ page }, before) => {
    if (page.view !== before.page.view) follow(page.view);
  });
  signal.addEventListener("abort", () => {
    unsubscribe();
    leave();
  });
};
