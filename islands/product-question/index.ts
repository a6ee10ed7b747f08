import type { Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { afterBlur } from "../../runtime/dom/after-blur";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { ownDialog } from "../../runtime/dom/own-dialog";

/**
 * Opens the server's `.askforproduct` form in the dialog that the theme styles for it (fixtures/PLATFORM.md G 1.12).
 */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const override = overrideAttributesUntilAbort(signal);
  actAsButton(host, override, signal);
  afterBlur(override, signal)(host, "aria-haspopup", "dialog");

  const open = async (event: MouseEvent) => {
    const box = document.querySelector(".askforproduct");
    if (!box || !isPlainPress(event)) return;
    event.preventDefault();
    const hasHeading = !!box.querySelector("h1, h2, h3, h4, h5, h6");
    await ownDialog(context, {
      element: box,
      ...(!hasHeading && { title: host.textContent?.trim() ?? "" }),
      classes: "--askforproduct",
      opener: host,
    });
  };
  host.addEventListener("click", open, { signal });
};
