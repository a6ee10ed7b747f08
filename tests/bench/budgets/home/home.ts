/** Measures the home page of the fixture shop. */
import { type Suite, withShop } from "../../lab/lab";
import { timeHeader } from "./basket-in-header";
import { lookAtUntouched } from "./files-at-load";
import { measureShift } from "./layout-shift";
import { findLongestTask } from "./longest-task";

export const home: Suite = (lab) =>
  withShop({}, async (shop) => {
    await lookAtUntouched(lab, shop);
    await findLongestTask(lab, shop);
    await timeHeader(lab, shop);
    await measureShift(lab, shop);
  });
