import type { Kernel } from "../contracts/boot";

/** Milliseconds from the last resize event to the new reading (spec §9). */
const RESIZE_DEBOUNCE_MS = 100;

/** Keeps the store's view type right: read again after each resize that has come to rest. */
export function followView({ store, readPage }: Pick<Kernel, "store" | "readPage">): void {
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
