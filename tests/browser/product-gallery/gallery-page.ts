/** Shared by tests of the gallery: its host as a theme renders it, with the layout that belongs to the theme. */
import type { Shop } from "../../../fixtures/shop";
import { put } from "../runtime/pages";

const numbers = [1, 2, 3, 4, 5];
const pictures = numbers.map(
  (n) =>
    `<li class="product_gallery__item" id="picture-${n}"><a href="/pictures/${1000 + n}.svg?size=large"><img src="/pictures/${1000 + n}.svg" width="300" height="300" alt="Kurtka ${n}"></a></li>`,
);
const thumbs = numbers.map(
  (n) =>
    `<li><a class="product_gallery__thumb" href="#picture-${n}"><img src="/pictures/${1000 + n}.svg" width="64" height="64" alt="Miniatura ${n}"></a></li>`,
);
const layout = `<style>
  .product_gallery { max-width: 600px; }
  .product_gallery ul { display: flex; margin: 0; padding: 0; list-style: none; overflow: auto hidden; }
  .product_gallery__strip { scroll-snap-type: x mandatory; overscroll-behavior-x: contain; }
  .product_gallery__item { flex: 0 0 100%; scroll-snap-align: center; scroll-snap-stop: always; }
  .product_gallery__strip img { display: block; width: 100%; height: auto; }
  .product_gallery__thumb { display: block; padding: 4px; }
  .product_gallery__thumb img { display: block; }
</style>`;

export const GALLERY = "#product-gallery";

/** @param more attributes of the host */
export const putGallery = (shop: Shop, more = ""): void =>
  put(
    shop,
    `${layout}<h1>Kurtka</h1>
<div id="product-gallery" class="product_gallery" data-island="product-gallery" ${more}>
  <ul class="product_gallery__strip">${pictures.join("")}</ul>
  <ul class="product_gallery__thumbs">${thumbs.join("")}</ul>
</div>`,
  );
