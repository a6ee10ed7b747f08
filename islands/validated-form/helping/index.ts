/**
 * Helps while a form is filled in: shapes and examples, a question about an e-mail's domain, the tax number, the town.
 * A chunk of its own, loaded when the shopper first uses a form with such fields.
 */
import type { IslandContext } from "../../../runtime/contracts/island";
import { afterPresses } from "../../../runtime/dom/after-press";
import { isWholePostal, shapePostal } from "../../../runtime/forms/postal-codes";
import { belongsTo } from "../controls";
import type * as Town from "../town";
import { countryName, fieldOf, followCountries, type Locale, localeOf } from "./country";
import { followHints } from "./follow-hints";
import { followShapes } from "./follow-shapes";
import { showNote } from "./note";
import { formatOf, shapedAs } from "./shapes";
import { followEmails } from "./suggest-email";
import { followTaxNumber } from "./tax-number";
import { helpTexts } from "./texts";
import { isOwnWriting, writeValue } from "./write";
import { type WrittenShapes, writtenShapes } from "./written-shapes";

export function helpWhileTyping(root: Element, context: IslandContext): void {
  const { props, signal, store } = context;
  if (signal.aborted) return;
  const { shop } = store.getState();
  const locale = localeOf(shop);
  if (props.shape !== false) {
    const shapes = writtenShapes();
    followShapes(root, locale, signal, shapes, unlessRefused(root, locale, shapes, signal));
    followHints(root, locale, context);
  }
  if (props.suggestEmail !== false) followEmails(root, context);
  if (props.taxNumber !== false) followTaxNumber(root, locale, context);
  if (props.town !== false && shop.tiles.geocodeUrl)
    context
      .load<typeof Town>("town", { retry: "on-signal" })
      .then(({ followTown }) => followTown(townTools(root, locale, context)));
}

/**
 * Takes this script's own separator out of a postal code when the server refuses a shape that follows from a guessed
 * country.
 * @returns whether a field keeps its text from now on as it is
 */
function unlessRefused(
  root: Element,
  locale: Locale,
  { isOurs }: WrittenShapes,
  signal: AbortSignal,
): (field: HTMLInputElement) => boolean {
  const left = new WeakSet<HTMLInputElement>();
  document.addEventListener(
    "wyspa:validated",
    ({ detail: { field, codes } }) => {
      if (!(field instanceof HTMLInputElement) || !codes.includes("incorect_zipcode") || left.has(field))
        return;
      if (!isOurs(field) || shapedAs(root, field) !== "zipcode") return;
      const { format, isGuess } = formatOf(root, field, locale);
      // The server refuses an unfinished code for another reason.
      if (!isGuess || !format || !isWholePostal(format, field.value)) return;
      left.add(field);
      writeValue(field, field.value.replace(/[\s-]/g, ""));
    },
    { signal },
  );
  return (field) => left.has(field);
}

function townTools(root: Element, locale: Locale, context: IslandContext): Town.TownTools {
  const isPostal = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && belongsTo(root, target) && shapedAs(root, target) === "zipcode";
  const formatFor = (field: HTMLInputElement) => formatOf(root, field, locale).format;
  return {
    root,
    context,
    showNote,
    undoText: context.texts(helpTexts)("validated-form.undo"),
    writeValue,
    afterPress: afterPresses(context.signal),
    isOwnWriting,
    isPostal,
    followCountries: (run) => followCountries(root, context.signal, run),
    whole(target) {
      const format = isPostal(target) ? formatFor(target) : null;
      return format && isWholePostal(format, (target as HTMLInputElement).value)
        ? (target as HTMLInputElement)
        : null;
    },
    townOf(postal) {
      const field = fieldOf(root, postal, "city", "address-level2");
      return field instanceof HTMLInputElement && !field.readOnly && !field.disabled ? field : null;
    },
    question(postal) {
      const country = countryName(root, postal, locale);
      const format = formatFor(postal);
      // Services know codes in their usual shape only.
      const code = (format && shapePostal(format, postal.value)) || postal.value.trim();
      return country && `${code}, ${country}`;
    },
  };
}
