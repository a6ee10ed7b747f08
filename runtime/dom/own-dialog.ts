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
  const shown = await dialog(options);
  if (signal.aborted) shown?.close();
  signal.addEventListener("abort", () => shown?.close());
  return shown;
}
