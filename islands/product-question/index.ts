import type { Mount } from "../../runtime/islands/contract";
import { attributeLoans } from "../../runtime/kit/attribute-loans";
import { isPlainPress } from "../../runtime/kit/is-plain-press";
import { pressByKey } from "../../runtime/kit/press-by-key";
import type { DialogHandle } from "../../runtime/overlays/dialog/options";

/** The theme shows `.askforproduct` only in `.modal.--askforproduct` (fixtures/PLATFORM.md G 1.12). The form itself is the server's. */
export const mount: Mount = (host, { signal, dialog }) => {
  const lend = attributeLoans(signal);
  lend(host, "role", "button");
  lend(host, "aria-haspopup", "dialog");
  pressByKey(host, signal);

  let shown: DialogHandle | null = null;
  const open = async (event: MouseEvent) => {
    const box = document.querySelector(".askforproduct");
    if (!box || !isPlainPress(event)) return;
    event.preventDefault();
    const hasHeading = !!box.querySelector("h1, h2, h3, h4, h5, h6");
    shown = await dialog({
      element: box,
      ...(!hasHeading && { title: host.textContent?.trim() ?? "" }),
      classes: "--askforproduct",
      opener: host,
    });
    if (signal.aborted) shown?.close();
  };
  host.addEventListener("click", open, { signal });
  signal.addEventListener("abort", () => shown?.close());
};
