import type { DialogHandle } from "../../runtime/contracts/dialog";
import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { sheetTexts } from "./sheet-texts";

export interface Sheet {
  /**
   * @param content resolves when React has mounted; false = it cannot
   * @returns false when a file is missing; the page is then as before
   */
  open(opener: HTMLElement, content: Promise<boolean>): Promise<boolean>;
  close(): void;
}

/**
 * Shows the panel's content in a sheet from below, on phones. The sheet opens with its heading, which names the dialog.
 * It is busy until React has rendered into `.top_basket__sheet`, while the host has the class `--sheet`. The dialog
 * borrows that element from the host.
 */
export function sheetOf(host: HTMLElement, context: IslandContext): Sheet {
  let dialog: DialogHandle | null = null;
  /** Closed by us: there is nothing to show. */
  let isTakenAway = false;
  return {
    async open(opener, content) {
      isTakenAway = false;
      const place = busyPlace(context);
      const end = () => {
        dialog = null;
        place.end();
        host.classList.remove("--sheet");
      };
      host.append(place.element);
      dialog = await ownDialog(context, {
        element: place.element,
        classes: "--sheet --basket",
        closesOnBack: true,
        opener,
        onClose: end,
      });
      if (!dialog) {
        end();
        return false;
      }
      host.classList.add("--sheet");
      if (await content) return true;
      if (!dialog && !isTakenAway) return true; // the shopper has closed the empty sheet, and goes nowhere
      const isBack = wentBack();
      dialog?.close();
      await isBack;
      return false;
    },
    close() {
      isTakenAway = true;
      dialog?.close();
    },
  };
}

/** Milliseconds in which a browser goes back by one entry of the same document. */
const BACK_MS = 500;

/** Closing a sheet goes back in the history, which would stop a page that is opened at the same time. */
const wentBack = () =>
  new Promise((resolve) => {
    addEventListener("popstate", resolve, { once: true });
    setTimeout(resolve, BACK_MS);
  });

/** The height of a line, and of the sums below the lines: a part in pixels, and one in the sheet's own letters. */
const LINE = { px: 88, em: 3.4 };
const SUMS = { px: 134, em: 9.4 };

/** The sheet's element with its heading, and about the height of its content: a lower sheet would grow later. */
function busyPlace({ store, texts }: IslandContext) {
  const t = texts(sheetTexts);
  const lines = store.getState().basket.basket?.lines.length ?? 0;
  const coming = makeElement("div", "top_basket__coming");
  coming.style.blockSize = `min(90vh, ${SUMS.px + lines * LINE.px}px + ${SUMS.em + lines * LINE.em}em)`;
  const count = makeElement("span", "");
  const heading = makeElement("h2", "headline__name", makeElement("span", "", t("mini-basket.title")), count);
  const element = makeElement("div", "top_basket__sheet", makeElement("div", "headline", heading), coming);
  heading.tabIndex = -1;
  element.hidden = true;
  element.setAttribute("aria-busy", "true");
  const follow = () => {
    const { basket, outdated } = store.getState().basket;
    if (outdated || !basket) count.replaceChildren();
    else count.replaceChildren(" (", makeElement("span", "top_basket__count", `${basket.count}`), ")");
  };
  follow();
  const stop = store.subscribe(({ basket }, before) => basket !== before.basket && follow());
  return {
    element,
    end() {
      stop();
      element.replaceWith();
    },
  };
}
