/** What shoppers do with the gallery. Tests repeat it while its file is missing. */
import { GALLERY, putGallery } from "../product-gallery/gallery-page";
import { PATH } from "../runtime/pages";
import { clickSoon, comeNear, type Feature, isThere, standsSoon } from "./contract";

/** A picture that leads to a larger one. */
const PICTURE = `${GALLERY} .product_gallery__item a`;

/** A thumbnail marks the shown picture. Without the file its link leads there and marks nothing. */
export const productGallery: Feature = {
  path: PATH,
  prepare: (b) => putGallery(b.shop),
  act: async (page) => {
    await comeNear(page, PICTURE);
    await standsSoon(page, GALLERY);
  },
  has: (page) => isThere(page, `${GALLERY} [aria-current]`),
};

/** Without the file the browser follows the link to the large picture. */
export const productGalleryView: Feature = {
  path: PATH,
  prepare: (b) => putGallery(b.shop),
  act: (page) => clickSoon(page, PICTURE),
  has: (page) => isThere(page, "dialog.--pictures[open]"),
  // The shopper returns from the large picture, and presses again.
  again: async (page) => {
    if (!(await isThere(page, GALLERY))) await page.goBack();
    await clickSoon(page, PICTURE);
  },
};

/** The thumbnails' names are the shopper's language. */
export const productGalleryInWords: Feature = {
  ...productGallery,
  has: (page) => isThere(page, `${GALLERY} [aria-label="Picture 1 of 5"]`),
  // The island works in Polish when its texts are missing; the next page is in English.
  again: (page) => page.reload(),
};
