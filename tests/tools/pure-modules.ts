/**
 * Which modules of runtime/ islands may import. The build copies these into every island that imports them, so a module
 * with state would exist several times on one page.
 */

/** All of `dom/`, `forms/` and `places/`, and only these modules of the other rooms. */
const pure: Readonly<Record<string, readonly string[]>> = {
  base: [
    "console",
    "cookies",
    "deadline",
    "decode-text",
    "safe-dom",
    "is-sparing",
    "json",
    "nearest-name",
    "observable",
    "once",
    "result",
    "retry",
    "safe-url",
    "timeline",
    "typed-text",
    "values",
    "well-formed",
  ],
  map: ["tiles"],
  calendar: [
    "calendar",
    "days",
    "delivery-labels",
    "frame",
    "keys",
    "names",
    "paint",
    "rules",
    "shown",
    "words",
  ],
  texts: ["country-of-name", "languages", "plural", "shop-error-text", "texts"],
  leaving: ["departure", "form-register", "guard", "submit-once", "when-leaving"],
  page: ["is-older"],
  platform: ["default-list", "forced-cookies", "mutation-result", "read-lists", "second-factor"],
  prices: [
    "format-price",
    "news-date",
    "omnibus",
    "omnibus-classes",
    "omnibus-switches",
    "omnibus-texts",
    "subscription-price",
  ],
  visit: ["addresses", "came-later", "document-address"],
};

/**
 * These listen on the window for their caller, once or until its signal aborts: to release a form, or before the page
 * unloads. The guard's rules are for the page's lifetime: the entry hands it to all files, so there is one.
 */
const hearsThePage = new Set([
  "runtime/base/retry.ts",
  "runtime/dom/early-entry.ts",
  "runtime/dom/ends-in-time.ts",
  "runtime/dom/history-entry.ts",
  "runtime/map/tiles.ts",
  "runtime/leaving/guard.ts",
  "runtime/leaving/submit-once.ts",
  "runtime/leaving/when-leaving.ts",
]);

/** @param path from the project's root, with or without its ending */
export function isPure(path: string): boolean {
  const [, room = "", name = ""] = /^runtime\/([\w-]+)\/([\w-]+)(?:\.ts)?$/.exec(path) ?? [];
  return /^(dom|forms|places)$/.test(room)
    ? name !== ""
    : Object.hasOwn(pure, room) && !!pure[room]?.includes(name);
}

/** Violations of a pure module. `code` is the text without comments; `imports` excludes type imports. */
export function impurities(file: string, code: string, imports: readonly string[]): string[] {
  const found: string[] = [];
  if (/^(?:export )?(?:let|var)\b/m.test(code)) found.push("keeps a variable of its own");
  const kept = [
    ...code.matchAll(/^(?:export )?const (\w+)[^=]*= (?:new (?:Map|Set|WeakMap|WeakSet)\b|\[|\{)/gm),
  ];
  for (const [, name] of kept)
    if (
      new RegExp(
        `\\b${name}(?:\\.(?:set|add|delete|clear|push|splice|shift|pop)\\(|\\[[^\\]]+\\]\\s*=[^=])`,
      ).test(code)
    )
      found.push(`changes its own "${name}"`);
  if (/\bimport\(/.test(code)) found.push("fetches code");
  if (/\b__[A-Z_]+__\b/.test(code)) found.push("knows one build");
  const hears = /(?:^|[^.\w])(?:window\.|document\.|document\.documentElement\.)?addEventListener\(/m.test(
    code,
  );
  if (hears && !hearsThePage.has(file)) found.push("listens to the whole page");
  for (const from of imports) if (!isPure(from)) found.push(`imports ${from}, which may hold state`);
  return found;
}
