/**
 * Our own stylesheets: parts that no theme styles have rules with a single class, which beat resets and lose to a shop's
 * rules. The same holds for the skin, whose rules for plain elements have no specificity at all.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const sheets = ["runtime/overlays", "islands"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(folder, file)),
);

/** The selectors of a sheet outside any layer. */
function bareSelectors(css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let text = "";
  for (const letter of css.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (letter === "{") {
      const selector = text.trim();
      if (!selector.startsWith("@") && !open.some((around) => /^@(layer|keyframes)/.test(around)))
        found.push(selector);
      open.push(selector);
    } else if (letter === "}") open.pop();
    if (/[{};]/.test(letter)) text = "";
    else text += letter;
  }
  return found;
}

/** Removes `:where()`, which has no specificity, whatever it contains. */
function unweighted(selector: string): string {
  let rest = selector;
  for (let at = rest.indexOf(":where("); at >= 0; at = rest.indexOf(":where(")) {
    let depth = 0;
    let end = at + ":where".length;
    do {
      if (rest[end] === "(") depth += 1;
      if (rest[end] === ")") depth -= 1;
      end += 1;
    } while (depth);
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

/** The selectors of a list; commas inside brackets do not separate. */
const partsOf = (list: string) => unweighted(list).split(",");

/**
 * Rules that must beat a theme's:
 * - the one field that themes style by its type, with the specificity of one more class (contract E 0.1)
 * - the basket's undo button, because themes make buttons of phones as wide as their row
 * - the basket's sheet, because themes lay out the same rows for a panel of another width
 * - the close button of a sheet, because themes place it at the start of what scrolls
 * - rows of stores beside their map, because themes lay them out for the page's whole width
 * - boxes that themes place by `right`, where lines run from right to left
 */
const heavier =
  /^(\.top_basket__quantity:is\(\[|\.top_basket__status \.top_basket__undo$|\.top_basket__sheet |\.modal__(content|sheet):has\(|\.modal__sheet > \.modal__close$|\.store-map__parts \.(stocks|partners)_list|\[dir="rtl"\] \.(modal__close|top_basket__details)$)/;

describe.each(sheets)("%s", (file) => {
  const selectors = bareSelectors(readFileSync(join(root, file), "utf8")).flatMap(partsOf);

  it("gives every selector outside its layer the weight of one class at most", () => {
    const wrong = selectors
      .map((selector) => selector.trim())
      .filter((selector) => selector && !heavier.test(selector))
      .filter((selector) => !/^[\s~>+]*(\.[\w-]+)?[\s~>+]*(::[\w-]+)?$/.test(selector));
    expect(wrong).toEqual([]);
  });
});
