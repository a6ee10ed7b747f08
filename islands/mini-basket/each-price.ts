const PLACES = [100, 1];
const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/**
 * The price of one piece, which the shop's basket does not have, from the line's formatted worth. Empty if the shop's
 * own format does not give that text again, or if the worth does not divide into whole coins.
 */
export function eachPrice(worth: string, quantity: number, formatPrice: (value: number) => string): string {
  const digits = Number(worth.replace(/\D/g, ""));
  const places = PLACES.find((one) => withoutSpaces(formatPrice(digits / one)) === withoutSpaces(worth));
  const isWhole = Number.isInteger(quantity) && quantity > 1 && digits % quantity === 0;
  return places && digits && isWhole ? formatPrice(digits / quantity / places) : "";
}
