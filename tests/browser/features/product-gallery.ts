/** What shoppers do with the gallery. Tests repeat it while its file is missing. */
import { GALLERY, putGallery } from "../product-gallery-page";
import { PATH } from "../runtime/pages";
import { clickSoon, type Feature, isThere, standsSoon } from "./contract";

/** A thumbnail marks the shown picture. Without the file its link leads there and marks nothing. */
export const productGallery: Feature = {
  path: PATH,
  prepare: (b) => putGallery(b.shop),
  act: async (page) => void (await standsSoon(page, GALLERY)),
  has: (page) => isThere(page, `${GALLERY} [aria-current]`),
};

/** Without the file the browser follows the link to the large picture. */
export const productGalleryView: Feature = {
  path: PATH,
  prepare: (b) => putGallery(b.shop),
  act: (page) => clickSoon(page, `${GALLERY} .product_gallery__item a`),
  has: (page) => isThere(page, "dialog.--pictures[open]"),
  navigates: true,
};

/** The thumbnails' names are the shopper's language. */
export const productGalleryInWords: Feature = {
  ...productGallery,
  has: (page) => isThere(page, `${GALLERY} [aria-label="Picture 1 of 5"]`),
};
