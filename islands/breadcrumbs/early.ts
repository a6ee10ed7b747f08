import type { BeforePaint } from "../../runtime/contracts/island";
import { place } from "./place";

/** Places the breadcrumbs before the island's chunk loads. If the page has two, the header's are newer. */
export const beforePaint: BeforePaint = (view) => {
  const crumbs = document.querySelector("header .breadcrumbs");
  if (crumbs) place(crumbs, view, (own, into, before) => into.insertBefore(own, before));
};
