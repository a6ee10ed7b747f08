import { getPath, plain } from "../../runtime/base/values";

/** ISO code of the currency of displayed prices, from `vars.currency.id`; empty when unknown (contract A 10). */
export function currencyName(): string {
  const vars = getPath(window, "app_shop", "vars");
  const codes = [getPath(vars, "currency", "id"), getPath(vars, "id")].map((code) => plain(code) ?? "");
  return codes.find((code) => /^[A-Z]{3}$/.test(code)) ?? "";
}
