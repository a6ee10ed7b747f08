/** Loads the second factor's files together when a page needs them, and builds their dependencies. */
import type { Boot } from "../../contracts/boot";
import type { SecondFactorRequests } from "../../platform/second-factor";
import type { SecondFactorNeeds } from "../../second-factor/list-needs";
import type { LegacyNeeds } from "../needs";
import { phonePrefixFor } from "../steps/phone-prefix";
import { goOn } from "./page-modules";

export interface Parts {
  readonly needs: SecondFactorNeeds;
  readonly list: typeof import("../../second-factor");
}

/** @returns a function that rejects when the files cannot be loaded; the next call retries */
export const partsOf =
  (boot: Boot, page: LegacyNeeds, requests: SecondFactorRequests) => async (): Promise<Parts> => {
    const { loader } = boot;
    const { ui, texts, loadTexts, announce, report } = page;
    const [list, codes, open, { validationFor }] = await Promise.all([
      loader.load("second-factor"),
      loader.load("second-factor-codes"),
      ui.dialogs(),
      loader.load("legacy-forms"),
      loadTexts("steps"), // texts of the phone and e-mail checks
      loadTexts("second-factor"),
    ]);
    const { validateEmailGQL, validatePhoneGQL } = validationFor(boot, page)();
    const prefix = await phonePrefixFor(boot);
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
