import type { OpenDialog, Services } from "../../contracts/overlays";
import { watchPage } from "../../dom/watch-page";
import { closeOnBack } from "./close-on-back";
import { type Dialog, makeDialog } from "./dialog";
import { isCovered, isUserBusy } from "./page-busy";
import { texts } from "./texts";

export function makeDialogs(services: Services): OpenDialog {
  const t = services.texts(texts);
  const covered = () => isCovered(services.banner());
  const { closeOnSwipe } = services;
  const shared = { close: t("dialog.close"), name: t("dialog.name"), covered, closeOnSwipe };
  const waiting: Dialog[] = [];
  let current: Dialog | undefined;
  let watching: AbortController | undefined;
  const back = closeOnBack();

  const open = (dialog: Dialog) => {
    const before = current;
    current = dialog;
    before?.close();
    if (current !== dialog) return; // the replaced dialog's `onClose` opened a third one, which closed this one
    dialog.open(!covered(), before?.opener);
    back.opened(dialog);
    follow();
  };

  const goOn = () => {
    if (current) current.setModal(!covered());
    else if (waiting[0] && !covered() && !isUserBusy()) {
      const next = waiting.shift() as Dialog;
      if (next.isWanted()) open(next);
      else next.close();
    }
  };

  /** Watches the page only while a dialog is open or queued. */
  const follow = () => {
    if (!current && !waiting.length) {
      watching?.abort();
      watching = undefined;
    } else if (!watching) {
      watching = new AbortController();
      watchPage(services.banner(), goOn, watching.signal);
    }
  };

  const over = (dialog: Dialog) => {
    const place = waiting.indexOf(dialog);
    if (place >= 0) waiting.splice(place, 1);
    if (current === dialog) current = undefined;
    back.closed(dialog);
    goOn();
    follow();
  };

  return (options) => {
    const dialog = makeDialog(options, shared, over);
    if (!options.automatic) open(dialog);
    else {
      waiting.push(dialog);
      goOn();
      follow();
    }
    return dialog;
  };
}
