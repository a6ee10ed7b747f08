/** Reads what the server rendered into a host: a postal code field or a list of countries. */
import { attr, matches, query } from "../../runtime/base/safe-dom";
import { text } from "../../runtime/base/values";

export interface PostalCodePlace {
  readonly kind: "zipcode";
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Country code by which the platform checks the postal code; empty when the page does not name it. */
  readonly country: string;
  /** The shopper's own postal code, which forces nothing; empty when unknown. */
  readonly default: string;
}

export interface CountryPlace {
  readonly kind: "region";
  readonly select: HTMLSelectElement;
  readonly areForced: boolean;
  /** The shopper's own country, by name or by its number in the list; empty when unknown. */
  readonly default: string;
}

const FIELD = "input:not([type=hidden], [type=submit], [type=button])";

type Props = Readonly<Record<string, unknown>>;

/** @returns `null` for a host without either; `no-form` when the host neither is nor contains the field's form */
export function readHost(host: HTMLElement, props: Props): PostalCodePlace | CountryPlace | "no-form" | null {
  const select = host instanceof HTMLSelectElement ? host : query(host, "select");
  if (select instanceof HTMLSelectElement)
    return {
      kind: "region",
      select,
      areForced: props.areForced !== false,
      default: text(props.default),
    };
  const form = host instanceof HTMLFormElement ? host : query(host, "form");
  const input = form instanceof HTMLFormElement && query(form, FIELD);
  if (input instanceof HTMLInputElement) return postalCodePlace(form as HTMLFormElement, input, props);
  return matches(host, FIELD) || query(host, FIELD) ? "no-form" : null;
}

export const postalCodePlace = (
  form: HTMLFormElement,
  input: HTMLInputElement,
  props: Props,
): PostalCodePlace => ({
  kind: "zipcode",
  form,
  input,
  country: text(props.country) || (attr(input, "data-region") ?? ""),
  default: text(props.default),
});
