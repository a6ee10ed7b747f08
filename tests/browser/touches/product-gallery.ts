/** The first touch of the gallery. */
import { GALLERY, putGallery } from "../product-gallery/gallery-page";
import { PATH } from "../runtime/pages";
import { count, type Touch, tap } from "./touch";

const isOpen = "dialog.--pictures[open]";

export const productGalleryTouches: readonly Touch[] = [
  {
    name: "a picture of the gallery",
    islands: ["product-gallery"],
    path: PATH,
    host: GALLERY,
    isPress: true,
    prepare: (shop) => putGallery(shop),
    act: tap(`${GALLERY} .product_gallery__item a`),
    has: async (page) => (await count(page, isOpen)) === 1,
    once: async (page) => (await count(page, isOpen)) === 1,
  },
];
