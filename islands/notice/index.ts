import type { Mount } from "../../runtime/islands/contract";
import type { DialogHandle } from "../../runtime/ui/dialog/options";

const FIELDS = "input, textarea, select, [contenteditable]";

/** Shown by itself wherever its block exists, and put back when it is closed (spec §2, contract A 11, ruling 21). */
export const mount: Mount = (host, { signal, dialog }) => {
  let shown: DialogHandle | null = null;
  const show = async () => {
    shown = await dialog({ element: host, automatic: true });
    if (signal.aborted) shown?.close();
  };
  signal.addEventListener("abort", () => shown?.close());
  void whenNobodyTypes(signal).then(show);
};

/** Whoever is already writing is not taken away from it (bar A2). */
async function whenNobodyTypes(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.activeElement?.matches(FIELDS))
    await new Promise((left) => {
      const settle = () => setTimeout(left); // by then the next field has the focus
      document.addEventListener("focusout", settle, { once: true, signal });
    });
}
