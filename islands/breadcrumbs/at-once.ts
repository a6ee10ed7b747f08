import type { AtOnce } from "../../runtime/contracts/island";
import { place } from "./place";

/** Places the breadcrumbs before the island's chunk loads. If the page has two, the header's are newer. */
const atOnce: AtOnce = (view) => {
  const crumbs = document.querySelector("header .breadcrumbs");
  if (crumbs) place(crumbs, view, (own, into, before) => into.insertBefore(own, before));
};
export default atOnce;
