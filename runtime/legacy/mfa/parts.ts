/** Loads the second factor and what it needs when a page needs them, and builds its dependencies. */
import type { SecondFactorNeeds } from "../../../islands/signin-views/second-factor/needs";
import type { Boot } from "../../contracts/boot";
import type { SecondFactorRequests } from "../../platform/second-factor";
import type { LegacyNeeds } from "../needs";
import { phonePrefixFor } from "../steps/phone-prefix";
import { goOn } from "./page-modules";
import { wayOutFor } from "./way-out";

export interface Parts {
  readonly needs: SecondFactorNeeds;
  readonly island: typeof import("../../../islands/signin-views/second-factor");
}

/** @returns a function that rejects when the files cannot be loaded; the next call retries */
export const partsOf =
  (boot: Boot, page: LegacyNeeds, requests: SecondFactorRequests) => async (): Promise<Parts> => {
    const { loader } = boot;
    const { ui, texts, loadTexts, announce, report } = page;
    const [island, open, { validationFor }] = await Promise.all([
      loader.load("second-factor"),
      ui.dialogs(),
      loader.load("legacy-forms"),
      loadTexts("steps"), // texts of the way out, and of the phone and e-mail checks
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
      check: { email: validateEmailGQL, phone: validatePhoneGQL },
      prefix: (where) => prefix().init(where),
      wayOut: wayOutFor(page),
      goOn,
    };
    return { needs, island };
  };
