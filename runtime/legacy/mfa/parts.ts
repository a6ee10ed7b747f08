/** The second factor's own files, fetched together when a page turns to it, and what they are given. */
import type { Kernel } from "../../contracts/boot";
import type { SecondFactorRequests } from "../../platform/second-factor";
import type { SecondFactorNeeds } from "../../second-factor/needs";
import type { CompatNeeds } from "../needs";
import { goOn } from "./page-modules";

export interface Parts {
  readonly needs: SecondFactorNeeds;
  readonly list: typeof import("../../second-factor");
}

/** @returns rejects where they cannot be had; then the next call asks again */
export const partsOf =
  (kernel: Kernel, page: CompatNeeds, requests: SecondFactorRequests) => async (): Promise<Parts> => {
    const { loader } = kernel;
    const { ui, texts, learn, announce, report } = page;
    const [list, codes, open, { validationFor }, { phonePrefixFor }] = await Promise.all([
      loader.load("second-factor"),
      loader.load("second-factor-codes"),
      ui.dialogs(),
      loader.load("old-form-validation"),
      loader.load("old-phone-prefix"),
      learn("steps"), // what checks of a phone and an e-mail say
      learn("second-factor"),
    ]);
    const { validateEmailGQL, validatePhoneGQL } = validationFor(kernel, page)();
    const prefix = await phonePrefixFor(kernel);
    const needs: SecondFactorNeeds = {
      requests,
      texts,
      alert: ui.alert,
      announce,
      report,
      open,
      codes,
      check: { email: validateEmailGQL, phone: validatePhoneGQL },
      prefix: (where) => prefix().init(where),
      goOn,
    };
    return { needs, list };
  };
