/**
 * Shows the server's QR code of the key, which an app scans. The key has no text form: shoppers who cannot scan choose
 * another mode.
 */
import { makeElement } from "../dom/make-element";
import type { DialogNeeds } from "./needs";
import { dialogTexts } from "./texts";

const addressOf = (data: unknown): string | null => {
  if (typeof data !== "string") return null;
  if (/^data:image\/(png|gif|jpeg|webp);base64,/.test(data)) return data;
  return /^[\w+/=\s-]+$/.test(data) ? `data:image/png;base64,${data}` : null;
};

/** @returns whether there is a picture; if not, `refused` is called */
export function showPicture(
  root: ParentNode,
  data: unknown,
  { texts }: DialogNeeds,
  refused: (code: string) => void,
): boolean {
  const t = texts(dialogTexts);
  const place = root.querySelector(".mfa__modal_qr");
  const address = addressOf(data);
  if (!place || !address) {
    refused("");
    return false;
  }
  const picture = new Image();
  Object.assign(picture, { id: "mfaqrcode", alt: t("second-factor.picture"), src: address });
  const fail = () => {
    picture.replaceWith();
    refused("");
  };
  picture.addEventListener("error", fail, { once: true });
  for (const old of place.querySelectorAll("#mfaqrcode, .mfa__no_scanning")) old.replaceWith();
  place.prepend(picture, makeElement("p", "mfa__no_scanning", t("second-factor.no-scanning")));
  return true;
}
