/** Finds errors in translations, and in the text keys that code uses. Pure: `npm run texts` reads the files. */
import { isInternational } from "./same-as-polish";

type Text = string | Readonly<Record<string, string>>;
export type Texts = Readonly<Record<string, Text>>;

export interface Fault {
  readonly place?: string;
  readonly key: string;
  readonly message: string;
}

/** The plural categories of a language for whole numbers and fractions. */
export const formsOf = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const partsOf = (text: Text): readonly string[] => (typeof text === "string" ? [text] : Object.values(text));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match).sort();
const slots = (text: string) => found(text, /\{\w+\}/g).join(" ");
const markup = (text: string) => found(text, /<[^>]*>/g).join(" ");
/** Leading and trailing spaces matter, because such texts are joined with others. */
const edges = (text: string) => `${/^\s/.test(text)}${/\s$/.test(text)}`;

/** The errors in one language's texts. */
export function faultsOfWords(language: string, polish: Texts, words: Texts): Fault[] {
  const missing = Object.keys(polish).filter((key) => !Object.hasOwn(words, key));
  const unused = Object.keys(words).filter((key) => !Object.hasOwn(polish, key));
  const there = Object.entries(polish).filter(([key]) => Object.hasOwn(words, key));
  return [
    ...missing.map((key) => ({ key, message: "is missing" })),
    ...unused.map((key) => ({ key, message: "is in no Polish table" })),
    ...there.flatMap(([key, text]) => faultsOf(language, key, text, words[key] as Text)),
  ];
}

function faultsOf(language: string, key: string, polish: Text, text: Text): Fault[] {
  const fault = (message: string): Fault[] => [{ key, message }];
  if (typeof text !== typeof polish) return fault("has forms where Polish has none, or the other way round");
  if (partsOf(text).some((part) => !part.trim())) return fault("is empty");
  if (typeof text !== "string") {
    const forms = formsOf(language);
    const lacking = forms.filter((form) => !Object.hasOwn(text, form));
    if (lacking.length) return fault(`lacks the form for ${lacking.join(", ")}`);
    const more = Object.keys(text).filter((form) => !forms.includes(form));
    if (more.length) return fault(`has a form that the language has not: ${more.join(", ")}`);
  }
  const [model = ""] = partsOf(polish);
  const faults = partsOf(text).flatMap((part) => [
    ...(slots(part) === slots(model) ? [] : fault(`has the slots ${slots(part)} instead of ${slots(model)}`)),
    ...(markup(part) === markup(model) ? [] : fault("has other tags than the Polish text")),
    ...(edges(part) === edges(model) ? [] : fault("begins or ends with a space, or Polish does")),
    ...(part === part.normalize("NFC") ? [] : fault("is not in composed form (NFC)")),
    ...(/["']/.test(part.replace(/<[^>]*>/g, "")) ? fault("has straight quotation marks") : []),
    ...(/\.\.\./.test(part) ? fault("has three full stops for an ellipsis") : []),
    ...(language === "fre" && /[^\s\u00a0\u202f][!?;]|[^\u00a0]:(?!\w|\/\/)/.test(part)
      ? fault("has no no-break space before ! ? ; :")
      : []),
    ...polishLetters(part).map((letter) => ({ key, message: `has the Polish letter ${letter}` })),
  ]);
  if (JSON.stringify(text) === JSON.stringify(polish) && !isInternational(language, key))
    faults.push(...fault("is the Polish text"));
  return faults;
}

/** Letters that none of the other languages uses, so the word is still Polish. */
const polishLetters = (part: string): readonly string[] => found(part, /[ąęłńśźż]/gi);

/** Keys that code uses but no table contains, and keys that no code uses. */
export function faultsOfUse(name: string, polish: Texts, code: string): Fault[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  const keys = Object.keys(polish);
  const asked = [...plain.matchAll(/["'`]([a-z-]+\.[\w-]+)["'`]/g)].map(([, key = ""]) => key);
  const prefixes = new Set(keys.map((key) => key.split(".")[0]));
  const wanted = asked.filter((key) => prefixes.has(key.split(".")[0] ?? "") && !Object.hasOwn(polish, key));
  /** `search-panel.of-${kind}` uses all keys with this beginning; `validated-form.${code}` only keys of codes. */
  const starts = [...plain.matchAll(/`([a-z-]+\.[\w-]*)\$\{/g)].map(([, start = ""]) => start);
  const isCode = (key: string) => {
    const code = key.slice(name.length + 1);
    return starts.includes(`${name}.`) && (code.includes("_") || plain.includes(`"${code}"`));
  };
  const isUsed = (key: string) =>
    asked.includes(key) ||
    isCode(key) ||
    starts.some((start) => start !== `${name}.` && key.startsWith(start));
  return [
    ...wanted.map((key) => ({ key, message: "is asked for and stands in no table" })),
    ...keys.filter((key) => !isUsed(key)).map((key) => ({ key, message: "is asked for nowhere" })),
  ];
}
