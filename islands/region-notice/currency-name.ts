import { getPath, plain } from "../../runtime/base/values";

/** The currency that prices are shown in, by its ISO code (`vars.currency.id`, contract A 10); empty where unknown. */
export function currencyName(): string {
  const vars = getPath(window, "app_shop", "vars");
  const codes = [getPath(vars, "currency", "id"), getPath(vars, "id")].map((code) => plain(code) ?? "");
  return codes.find((code) => /^[A-Z]{3}$/.test(code)) ?? "";
}
