import type { DialogHandle, DialogOptions } from "../contracts/dialog";
import type { IslandContext } from "../contracts/island";

/**
 * Opens a dialog that closes when its island unmounts, because its subject is then no longer on the page. `null` when
 * no dialog could open.
 */
export async function ownDialog(
  { dialog, signal }: Pick<IslandContext, "dialog" | "signal">,
  options: DialogOptions,
): Promise<DialogHandle | null> {
  const life = new AbortController();
  const onClose = () => {
    life.abort();
    options.onClose?.();
  };
  const shown = await dialog({ ...options, onClose });
  if (signal.aborted) shown?.close();
  // Removed at close: the listener would keep every closed dialog until the island unmounts.
  signal.addEventListener("abort", () => shown?.close(), { signal: life.signal });
  return shown;
}
