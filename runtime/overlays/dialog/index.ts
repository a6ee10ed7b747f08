import type { OpenDialog, Services } from "../../contracts/overlays";
import { type Dialog, makeDialog } from "./dialog";
import { isUserBusy } from "./is-user-busy";
import { texts } from "./texts";
import { isCovered } from "./visible";
import { watchPage } from "./watch-page";

export function makeDialogs(services: Services): OpenDialog {
  const t = services.texts(texts);
  const words = { close: t("dialog.close"), name: t("dialog.name") };
  const waiting: Dialog[] = [];
  let current: Dialog | undefined;
  let watching: AbortController | undefined;

  const open = (dialog: Dialog) => {
    const before = current;
    current = dialog;
    before?.close();
    if (current !== dialog) return; // the end of the other one opened a third, which has closed this one
    dialog.open(!isCovered(), before?.opener);
    follow();
  };

  const goOn = () => {
    if (current) current.setModal(!isCovered());
    else if (waiting[0] && !isCovered() && !isUserBusy()) {
      const next = waiting.shift() as Dialog;
      if (next.isWanted()) open(next);
      else next.close();
    }
  };

  /** The page is watched while there is a dialog to show or to make room. */
  const follow = () => {
    if (!current && !waiting.length) {
      watching?.abort();
      watching = undefined;
    } else if (!watching) {
      watching = new AbortController();
      watchPage(goOn, watching.signal);
    }
  };

  const over = (dialog: Dialog) => {
    const place = waiting.indexOf(dialog);
    if (place >= 0) waiting.splice(place, 1);
    if (current === dialog) current = undefined;
    goOn();
    follow();
  };

  return (options) => {
    const dialog = makeDialog(options, words, over);
    if (!options.automatic) open(dialog);
    else {
      waiting.push(dialog);
      goOn();
      follow();
    }
    return dialog;
  };
}
