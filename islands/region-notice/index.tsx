import { createPortal } from "react-dom";
import type { DialogHandle } from "../../runtime/contracts/dialog";
import type { Mount } from "../../runtime/contracts/island";
import { readForced } from "../../runtime/platform/forced-cookies";
import { reactIsland } from "../../runtime/react/island";
import { DESCRIPTION, Notice } from "./notice";
import { consumeReloadMark } from "./reload-once";
import { noticeSession } from "./session";
import { texts } from "./texts";

/** Page types on which the shopper chooses the delivery address. */
const ORDER_PAGES = new Set(["place-order", "prepaid", "order1", "order2"]);

/** Limits the notice to one per page view, even when cookies cannot be written (bar R43). */
let isOver = false;

/** Opens the notice in a dialog while one of the two cookies asks for it (contract A 10). */
export const mount: Mount = (host, context) => {
  const { signal, store } = context;
  const forced = readForced();
  if (isOver || !forced || ORDER_PAGES.has(store.getState().page.type)) return;
  const t = context.texts(texts);
  if (consumeReloadMark()) {
    isOver = true;
    context.alert(t("region-notice.kept"), { type: "warning" });
    return;
  }

  let shown: DialogHandle | null = null;
  const session = noticeSession(context, t, forced, {
    isOpen: () => !!shown?.isOpen(),
    close: () => shown?.close(),
  });
  const box = document.createElement("div");
  const open = async () => {
    shown = await context.dialog({
      element: box,
      classes: "--region-forced",
      automatic: true,
      isWanted: () => !!readForced(),
      onClose: () => {
        isOver ||= !signal.aborted;
      },
    });
    if (signal.aborted) shown?.close();
    shown?.element.setAttribute("aria-describedby", DESCRIPTION);
  };
  signal.addEventListener("abort", () => shown?.close());
  const forgetState = session.subscribe(() =>
    shown?.element.classList.toggle("--loading", session.state().isBusy),
  );
  signal.addEventListener("abort", forgetState);
  void open();
  return reactIsland(() => createPortal(<Notice session={session} t={t} />, box))(host, context);
};
