/**
 * Writes a typed or pasted decimal comma as a point. Browsers whose own language has a decimal point drop the comma of
 * a number field silently: `0,5` m of cloth become 5 m.
 */

const SEPARATORS = /[.,]/g;

/**
 * A text for a number field with its decimal comma as a point.
 * @param isGrouping whether a comma between groups of three digits separates thousands, as in English
 * @returns `null` when the text stays as it is
 */
export function withPoint(text: string, isGrouping: boolean): string | null {
  const plain = text.replace(/\s/g, "");
  if (!plain.includes(",") || !/^[+-]?[\d.,]+$/.test(plain)) return null;
  if (isGrouping && /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain)) return plain.replaceAll(",", "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const isDecimal = plain[last] === "," ? plain.indexOf(",") === last : plain.indexOf(".") === last;
  const whole = plain.slice(0, last).replace(SEPARATORS, "");
  return isDecimal ? `${whole}.${plain.slice(last + 1)}` : plain.replace(SEPARATORS, "");
}

const isEnglish = () => /^en(g|-|$)/i.test(document.documentElement.lang);

/** Whether the field takes whole numbers only, where an English comma is one between thousands. */
const isWhole = ({ step }: HTMLInputElement) =>
  step.toLowerCase() !== "any" && Number.isInteger(Number(step || 1));

export function writeCommaAsPoint(event: InputEvent): void {
  const { target: field, data, defaultPrevented, cancelable } = event;
  if (
    !(field instanceof HTMLInputElement) ||
    field.type !== "number" ||
    !data ||
    defaultPrevented ||
    !cancelable
  )
    return;
  if (data.trim() === "," && isEnglish() && isWhole(field)) return;
  const text = withPoint(data, isEnglish());
  if (text === null) return;
  event.preventDefault();
  // A number field has no selection for scripts. Deprecated, but the only way that writes at the caret.
  document.execCommand("insertText", false, text);
}
