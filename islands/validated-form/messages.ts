/**
 * Composes the messages of faults: the catalogue's text of a code, which allows a few tags, and plain text after it. The
 * plain text is a limit or the server's own words. The rules of HTML have plain texts only, with numbers and dates as the
 * page's language writes them.
 */
import type { ServerMessage } from "../../runtime/contracts/client-data";
import type { Control } from "../../runtime/contracts/forms";
import type { IslandContext } from "../../runtime/contracts/island";
import { exampleOfOnly } from "../../runtime/forms/format-example";
import { tagOf } from "../../runtime/texts/languages";
import { shopErrorText, textIn } from "../../runtime/texts/shop-error-text";
import { codeTexts } from "./code-texts";
import { type NativeText, nativeTexts } from "./native-texts";

/** A fault that a local rule has found. */
export interface LocalFault {
  readonly code: string;
  readonly amount?: number;
  /** A message from another island or from the page, for example about a closed date; shown as plain text. */
  readonly words?: string;
  /** Values for the slots of the message, as the field's attributes have them. */
  readonly slots?: Readonly<Record<string, string>>;
}

export interface Problem {
  readonly code: string;
  /** A text of the catalogue or the shop: `<br>`, `<b>`, `<strong>` and character references apply (ruling 11). */
  readonly text: string;
  /** Plain text that follows. */
  readonly rest: string;
}

export interface Messages {
  ofFault(control: Control, fault: LocalFault): Problem;
  /** @returns `null` without a message: the value is valid */
  ofAnswer(messages: readonly ServerMessage[], proposedLogin?: string): Problem | null;
}

/** @param more looks up the server's codes, which load with the first request */
export function makeMessages(
  context: Pick<IslandContext, "store" | "texts" | "props" | "fail">,
  more: Lookup,
): Messages {
  const lookup = catalogue(context, more, context.props);
  const words = nativeWords(context);
  const compose = (code: string, details: Details) => {
    if (lookup(code) === null)
      context.fail("async", new Error(`There is no text for the validation code "${code.slice(0, 60)}".`));
    return problemOf(lookup, code, details);
  };
  return {
    ofFault(control, fault) {
      const plain = fault.words ?? words(control, fault);
      return plain ? { code: fault.code, text: "", rest: plain } : compose(fault.code, fault);
    },
    ofAnswer: (messages, proposedLogin) =>
      messages[0] ? compose(messages[0].code, { messages, proposedLogin }) : null,
  };
}

/** Returns the text of a code, or `null` for an unknown code. */
export type Lookup = (code: string) => string | null;

/**
 * Looks texts up in this order: the shop's own (`texts: { "validated-form.<code>" }`), the page's old table, the
 * language's, the Polish ones.
 * The old table is in the page's language (`app_shop.txt.errorCode`, `.formValidation`).
 * @param more looks up the server's codes, which load with the first request
 * @param props `shape: false` shows no examples beside formats; `messages: "friendly"` shows them instead of formats
 */
export function catalogue(
  { store, texts }: Pick<IslandContext, "store" | "texts">,
  more: Lookup,
  props: Readonly<Record<string, unknown>> = {},
): Lookup {
  return (code) => {
    const key = `validated-form.${code}`;
    if (code === "zipcodeEg" && (props.shape === false || wordsFormats(store, more))) return null;
    if (
      code === "zipcodeExample" &&
      (props.shape === false || !isFriendly(store, props, "zipcodeFormat", code))
    )
      return null;
    const polish = textIn(codeTexts, code) ?? more(code);
    return shopText(store, code) ?? (polish && (texts({ [key]: polish })(key) || polish));
  };
}

/** Whether the shop words the list of formats itself. Standard themes repeat the platform's text in the old table. */
function wordsFormats(store: IslandContext["store"], more: Lookup): boolean {
  const own = shopText(store, "zipcodeFormat");
  return own !== null && own !== more("zipcodeFormat");
}

/** The order's text for required fields, which standard themes repeat in their old table. It has a slip of grammar. */
const SLIP = "Te pole jest obowiązkowe.";

/** The shop's own text of a code, from either of its tables. */
function shopText(store: IslandContext["store"], code: string): string | null {
  const old = shopErrorText(store.getState().shop.texts, code);
  return configText(store, code) ?? (old === SLIP ? null : old);
}

const configText = (store: IslandContext["store"], code: string): string | null =>
  textIn(store.getState().shop.texts, `validated-form.${code}`);

/**
 * Whether our own sentence replaces the order's: the shop has chosen our sentences and not worded the order's, or it
 * words ours.
 * @param code of the order's sentence
 * @param friendly code of ours
 */
export const isFriendly = (
  store: IslandContext["store"],
  { messages }: Readonly<Record<string, unknown>>,
  code: string,
  friendly: string,
): boolean =>
  messages === "friendly"
    ? !configText(store, code)
    : Object.hasOwn(store.getState().shop.texts, `validated-form.${friendly}`);

/** The least and the greatest length of a password, in characters, with which its messages end. */
export const PASSWORD_LIMITS = { password_to_short: 6, password_to_long: 30 } as const;

/** Composes the message of a code. */
export function problemOf(
  lookup: Lookup,
  code: string,
  { amount, messages = [], proposedLogin = "" }: Details = {},
): Problem {
  const text = lookup(code);
  const [first, second] = messages;
  if (text === null) {
    const known = first?.message ?? "";
    return known ? { code, text: "", rest: known } : { code, text: lookup("unknown") ?? "", rest: "" };
  }
  if (code === "password_to_short" || code === "password_to_long")
    return {
      code,
      text: `${text.replace(/\.?\s*$/, "")} ${PASSWORD_LIMITS[code]} ${lookup("characters")}`,
      rest: "",
    };
  if (code === "incorect_zipcode" && second?.message) return formatsOf(lookup, text, second.message);
  return { code, text, rest: proposedLogin || String(amount ?? "") };
}

/** The formats of a country's postal codes; the only format is followed by an example, or replaced by it. */
function formatsOf(lookup: Lookup, text: string, formats: string): Problem {
  const code = "incorect_zipcode";
  const example = exampleOfOnly(formats);
  const [friendly, eg] = [lookup("zipcodeExample"), lookup("zipcodeEg")];
  if (example && friendly) return { code, text: `${text} ${friendly} `, rest: example };
  const brackets = example && eg ? ` (${eg} ${example})` : "";
  return { code, text: `${text} ${lookup("zipcodeFormat")} `, rest: formats + brackets };
}

export interface Details {
  /** The limit at the end of the message. */
  readonly amount?: number;
  readonly messages?: readonly ServerMessage[];
  readonly proposedLogin?: string | undefined;
}

const tags = /(<br\s*\/?>|<(b|strong)>[\s\S]*?<\/\2>)/i;
const decode = (text: string) => text.replace(/&nbsp;/g, "\u00a0").replace(/&amp;/g, "&");

/** The message as nodes: only allowed tags become elements, everything else is text. */
export function nodesOf({ text, rest }: Problem): Node[] {
  const nodes: Node[] = [];
  let left = text;
  for (let found = tags.exec(left); found; found = tags.exec(left)) {
    const [whole] = found;
    const element = document.createElement(found[2] ?? "br");
    if (found[2]) element.textContent = decode(whole.replace(/^<\w+>|<\/\w+>$/g, ""));
    nodes.push(document.createTextNode(decode(left.slice(0, found.index))), element);
    left = left.slice(found.index + whole.length);
  }
  return [...nodes, document.createTextNode(decode(left) + rest)];
}

/** The message as one line of text. */
export const plainText = (problem: Problem): string =>
  nodesOf(problem)
    .map((node) => (node.nodeName === "BR" ? " " : node.textContent))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** The message of a fault; `null` when its text is in the catalogue. */
export type NativeWords = (control: Control, fault: LocalFault) => string | null;

const LENGTHS: Readonly<Record<string, "too-short" | "too-long">> = {
  minimalCharacters: "too-short",
  maximumCharacters: "too-long",
};

const isNativeText = (key: string): key is NativeText => Object.hasOwn(nativeTexts, key);

export function nativeWords(context: Pick<IslandContext, "store" | "texts" | "props">): NativeWords {
  return (control, { code, amount, slots = {} }) => {
    const t = context.texts(nativeTexts);
    const tag = tagOf(context.store.getState().shop.languageSymbol) ?? "pl";
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
