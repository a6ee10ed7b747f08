import type { DialogHandle, DialogOptions } from "../contracts/dialog";
import type { IslandContext } from "../contracts/island";

/** A dialog that goes with the island that opened it: what it is about is not on the page any more. Null: there is none. */
export async function ownDialog(
  { dialog, signal }: Pick<IslandContext, "dialog" | "signal">,
  options: DialogOptions,
): Promise<DialogHandle | null> {
  const shown = await dialog(options);
  if (signal.aborted) shown?.close();
  signal.addEventListener("abort", () => shown?.close());
  return shown;
}
