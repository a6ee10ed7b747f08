import type { Mount } from "../../runtime/islands/contract";
import type { DialogHandle } from "../../runtime/overlays/dialog/options";

/** Shown by itself wherever its block exists, and put back when it is closed (spec §2, contract A 11, ruling 21). */
export const mount: Mount = (host, { signal, dialog }) => {
  let shown: DialogHandle | null = null;
  signal.addEventListener("abort", () => shown?.close());
  const show = async () => {
    shown = await dialog({ element: host, automatic: true });
    if (signal.aborted) shown?.close();
  };
  void show();
};
