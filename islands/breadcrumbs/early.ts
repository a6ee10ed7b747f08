import type { BeforePaint } from "../../runtime/contracts/island";
import { place } from "./place";

/** They do not wait for the island's file. Where there are two, the header's are the newer ones. */
export const beforePaint: BeforePaint = (view) => {
  const crumbs = document.querySelector("header .breadcrumbs");
  if (crumbs) place(crumbs, view, (own, into, before) => into.insertBefore(own, before));
};
