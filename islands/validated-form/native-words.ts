/** Writes the messages of the rules of HTML, with numbers and dates as the page's language writes them. */
import type { IslandContext } from "../../runtime/contracts/island";
import type { Control } from "../../runtime/forms/control";
import { tagOf } from "../../runtime/texts/languages";
import { isFriendly, type LocalFault } from "./messages";
import { type NativeText, nativeTexts } from "./native-texts";

/** The message of a fault; `null` when its text is in the catalogue. */
export type NativeWords = (control: Control, fault: LocalFault) => string | null;

const LENGTHS: Readonly<Record<string, "too-short" | "too-long">> = {
  minimalCharacters: "too-short",
  maximumCharacters: "too-long",
};

const isNativeText = (key: string): key is NativeText => Object.hasOwn(nativeTexts, key);

export function nativeWords(context: Pick<IslandContext, "store" | "texts" | "props">): NativeWords {
  const t = context.texts(nativeTexts);
  const tag = tagOf(context.store.getState().shop.languageSymbol) ?? "pl";
  return (control, { code, amount, slots = {} }) => {
    const length = Object.hasOwn(LENGTHS, code) && LENGTHS[code];
    if (length)
      return isFriendly(context.store, context.props, code, length)
        ? t(`validated-form.${length}`, { count: amount ?? 0 })
        : null;
    const key = `validated-form.${code}`;
    if (!isNativeText(key)) return null;
    const written = Object.entries(slots).map(([name, value]) => [name, write(tag, control, name, value, t)]);
    return t(key, Object.fromEntries(written));
  };
}

function write(
  tag: string,
  { type }: Control,
  name: string,
  value: string,
  t: (key: NativeText) => string,
): string {
  if (name === "types") return typesOf(value, t);
  if (!/^(limit|low|high)$/.test(name)) return value;
  try {
    return (type === "number" ? numberIn(tag, value) : dateIn(tag, type, value)) || value;
  } catch {
    return value; // not a date: a page's attribute may contain anything
  }
}

const numberIn = (tag: string, value: string) =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }).format(Number(value));

const DATES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: "long" },
  month: { month: "long", year: "numeric" },
  "datetime-local": { dateStyle: "long", timeStyle: "short" },
};

/** Empty for times and weeks, which are written as the field writes them. */
function dateIn(tag: string, type: string, value: string): string {
  const style = Object.hasOwn(DATES, type) && DATES[type];
  const moment = new Date(/T/.test(value) ? `${value}Z` : value);
  return style ? new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" }).format(moment) : "";
}

/** Formats by their usual endings: `image/png` becomes `.png`. */
const typesOf = (accept: string, t: (key: NativeText) => string): string =>
  accept
    .split(",")
    .map((entry) => {
      const [, kind, format] = /^(image|video|audio)\/(.+)$/.exec(entry) ?? [];
      if (kind && format === "*") return t(`validated-form.type-${kind as "image" | "video" | "audio"}`);
      return entry.includes("/") ? `.${entry.replace(/^.*[/.]/, "")}` : entry;
    })
    .join(", ");
