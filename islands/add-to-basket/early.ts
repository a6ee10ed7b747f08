import { matches } from "../../runtime/base/safe-dom";
import type { AddsOnSubmit } from "../../runtime/contracts/island";
import { readForm } from "./read-form";

/** A quantity that the shopper has to correct waits for the island, which says so. */
export const addsOnSubmit: AddsOnSubmit = (form, submitter) => {
  const addition = matches(form, ":invalid") ? null : readForm(form, submitter);
  return addition && addition.quantity > 0 ? addition : null;
};
