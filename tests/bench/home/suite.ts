/** Measures the home page of the fixture shop. */
import { type Suite, withShop } from "../lab";
import { timeHeader } from "./header";
import { measureShift } from "./shift";
import { findLongestTask } from "./tasks";
import { lookAtUntouched } from "./untouched";

export const home: Suite = (lab) =>
  withShop({}, async (shop) => {
    await lookAtUntouched(lab, shop);
    await findLongestTask(lab, shop);
    await timeHeader(lab, shop);
    await measureShift(lab, shop);
  });
