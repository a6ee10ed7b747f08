/** What the server has put into a host: a field for a postal code, or a list of countries. */
import { attr, query } from "../../runtime/ground/dom";
import { text } from "../../runtime/ground/values";

export interface PostalCodePlace {
  readonly kind: "zipcode";
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** The country's code, by which the platform checks the code; empty where the page does not say it. */
  readonly country: string;
  /** The shopper's own postal code, to which nothing is forced; empty where it is not known. */
  readonly default: string;
}

export interface CountryPlace {
  readonly kind: "region";
  readonly select: HTMLSelectElement;
  readonly areForced: boolean;
}

type Props = Readonly<Record<string, unknown>>;

/** @returns null for a host without either */
export function readHost(host: HTMLElement, props: Props): PostalCodePlace | CountryPlace | null {
  const select = host instanceof HTMLSelectElement ? host : query(host, "select");
  if (select instanceof HTMLSelectElement)
    return { kind: "region", select, areForced: props.areForced !== false };
  const input = query(host, "input:not([type=hidden], [type=submit], [type=button])");
  const form = host.closest("form") ?? query(host, "form");
  if (!(input instanceof HTMLInputElement && form instanceof HTMLFormElement)) return null;
  return postalCodePlace(form, input, props);
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
