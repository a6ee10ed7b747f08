/** All first touches, and the islands that have none, with the reason. */
import { customerTouches } from "./customer";
import { frameTouches } from "./frame";
import { productTouches } from "./product";
import { productGalleryTouches } from "./product-gallery";
import { storeTouches } from "./stores";
import type { Touch } from "./touch";

export const touches: readonly Touch[] = [
  ...frameTouches,
  ...productGalleryTouches,
  ...productTouches,
  ...customerTouches,
  ...storeTouches,
];

/** Islands that react to no tap. */
export const untouched: Readonly<Record<string, string>> = {
  comparison: "keeps count and links; its links are the server's and lead on",
  "file-input": "the browser's own control is pressed; the island checks what was chosen",
  "lazy-image": "loads pictures",
  "mobile-grid": "moves elements by the view",
  "news-date": "writes a date",
  notice: "opens by itself; the dialog answers",
  "omnibus-price": "writes a price",
  plural: "writes a word",
  "password-field": "adds its button once the field is touched; the field itself is the browser's",
  "product-documents": "lists documents; its links are plain",
  "product-points": "explains; its tip is the tooltip's",
  "region-notice": "opens by itself; the dialog answers",
  "responsive-image": "chooses pictures",
  "skip-link": "is seen only while it has the keyboard's focus",
  "store-select": "checks a form when it is sent",
  "submit-guard": "keeps back the second submit; the first one is the browser's",
  "subscription-price": "writes a price",
};
