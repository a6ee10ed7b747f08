import type { Boot } from "../contracts/boot";

/** Milliseconds between the last resize event and the new reading. */
const RESIZE_DEBOUNCE_MS = 100;

/** Updates the store's view type after each resize, debounced. */
export function followView({ store, readPage }: Pick<Boot, "store" | "readPage">): void {
  let timer: ReturnType<typeof setTimeout>;
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { page } = store.getState();
      const { view } = readPage();
      if (view !== page.view) store.setState({ page: { ...page, view } });
    }, RESIZE_DEBOUNCE_MS);
  });
}
