/**
 * Fills global tables of texts that the module captures during parsing and reads later; they are empty until now. Texts
 * that the page has set stay.
 */
import type { Boot } from "../../../contracts/boot";
import type { Names } from "../../../contracts/legacy";
import type { LegacyNeeds } from "../../needs";
import { associatedTexts } from "../texts";

/** Texts that the server does not send, by the codes that forms use. */
const ofForms: Names = {
  incorect_phone: "Wpisz swój telefon.",
  login_equals_password: "Hasło jest takie samo jak login. Wpisz inne hasło.",
  not_equal_passwords: "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
  password_to_long: "Za długie hasło. Wpisz krótsze hasło (maksimum",
  password_to_short: "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum",
  // Without a full stop, as on this page.
  login_taken: "Podany login jest już zajęty",
  used_login: "Podany login jest już zajęty",
};

/** Part of `islands/validated-form/server`: the texts of the server's codes. */
interface ServerTexts {
  readonly serverTexts: Names;
}

const fill = (table: unknown, texts: Names) => {
  for (const [key, text] of Object.entries(texts))
    if (Object(table) === table && !Object.hasOwn(table as object, key))
      Reflect.set(table as object, key, text);
};

/** The module of registration that reads the tables, after its handlers have run. */
const READER = "script[src*=client_new_associated]";

export function fillTexts({ loader }: Boot, { texts }: LegacyNeeds): void {
  if (!document.querySelector(READER)) return;
  const page = window as unknown as Names;
  const t = texts(associatedTexts);
  fill(page, {
    associatedClients_01_txt: t("steps.login"),
    associatedClients_02_txt: t("steps.e-mail"),
    associatedClients_03_txt: t("steps.address"),
    associatedClients_04_txt: t("steps.limit-left"),
    associatedClients_05_txt: t("steps.limit-order"),
    associatedClients_06_txt: t("steps.limit-month"),
    associatedClients_07_txt: t("steps.accepts"),
    associatedClients_08_txt: t("steps.edit"),
    associatedClients_09_txt: t("steps.failed"),
    associatedClients_10_txt: t("steps.saved"),
  });
  fill(page.clientFormTxt, {
    txt14: t("steps.zipcodes"),
    txt15: t("steps.characters"),
    txt16: t("steps.fill-in"),
    txt16a: t("steps.show-password"),
    txt16b: t("steps.hide-password"),
  });
  const shop = Reflect.get(Object(Reflect.get(Object(page.app_shop), "txt")), "errorCode");
  fill(page.clientNewErrorCode, Object(shop) as Names);
  fill(page.clientNewErrorCode, ofForms);
  // The server refuses nothing before the shopper has touched the page.
  const fillServerTexts = () =>
    loader.load("validated-form/server").then(
      (server) => fill(page.clientNewErrorCode, (server as ServerTexts).serverTexts),
      () => {},
    );
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, fillServerTexts, { once: true, capture: true, passive: true });
}
