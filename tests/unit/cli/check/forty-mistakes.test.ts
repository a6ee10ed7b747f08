import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findings } from "./found";

const text = readFileSync(new URL("forty-mistakes.html", import.meta.url), "utf8");

/** Each mistake: the rule that finds it, and what stands at its position. */
const mistakes: readonly (readonly [rule: string, at: string])[] = [
  ["integrity", 'integrity="sha384-abc"'],
  ["config", 'data-preset="standart"'],
  ["second-tag", '<script src="/wyspa/wyspa.js">'],
  ["config", '"priceTyp"'],
  ["config", '"graphqlMode"'],
  ["config", '"limit"'],
  ["config", '"debouncing"'],
  ["config", '"mini-baskte"'],
  ["config", '"tooltip": "no"'],
  ["config", '"tiles"'],
  ["config", '"reportPageErrors"'],
  ["config-element", '<script id="wyspa-config">{}'],
  ["page-type", 'class="container"'],
  ["unknown-island", 'mini-bascket"'],
  ["empty-marker", 'data-island="">'],
  ["attribute", "data-islnd"],
  ["repeated-name", 'data-island="tooltip tooltip"'],
  ["strategy", 'data-island-when="visibel"'],
  ["strategy", 'data-island-when="media max-width: 757px"'],
  ["lost-attribute", 'data-island-when="idle"'],
  ["attribute", "data-island-wen"],
  ["status", "data-island-status"],
  ["props-json", "}'>Odstęp"],
  ["props", '"ofset"'],
  ["props", '"offset": "daleko"'],
  ["props", '"mode"'],
  ["required-markup", 'data-island="tooltip">Bez tytułu'],
  ["required-markup", 'data-island="mini-basket"><span>'],
  ["required-markup", 'data-island="add-to-basket"><button>Do koszyka</button></div>'],
  ["required-markup", 'data-island="add-to-basket"><button>Do koszyka</button></form>'],
  ["required-markup", 'data-island="validated-form">\n'],
  ["required-markup", 'data-island="search-panel"'],
  ["required-markup", 'data-island="info-bars"'],
  ["required-markup", 'data-island="lazy-image"'],
  ["props-script", "<script data-island-props>"],
  ["props-script", '<script type="application/json" data-island-props>'],
  ["moved-host", '<form data-island="validated-form"><input name="a">'],
  ["moved-host", '<div data-island="store-map">'],
  ["dead-host", '<a data-island="tooltip" title="W obrazie">'],
  ["moved-content", "<div>Poza formularzem"],
  ["repeated-host", 'data-island="back-to-top"'],
  ["repeated-id", 'id="menu_search"><input name="text"></form>\n      <form id="projector_form"'],
  ["visit", 'data-visit="#content, ["'],
  ["attribute", "data-visit-prefech"],
  ["event", "wyspa:baskets"],
  ["taken-name", 'tooltip", load'],
  ["dead-host", 'data-island="notice">Uwaga</div></noscript>'],
  ["late-tag", "app_shop.runApp"],
  ["unclosed-host", '<div data-island="notice"><h2>Bez końca'],
];

/** Line and column of a text that the page contains once. */
function positionOf(what: string): string {
  const [before = "", ...after] = text.split(what);
  if (after.length !== 1) throw new Error(`the page contains ${after.length} times: ${what}`);
  const lines = before.split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

const all = findings(text).map(({ line, column, rule }) => `${line}:${column} ${rule}`);

test.each(mistakes)("the rule %s finds %j at its line and column", (rule, at) => {
  expect(all).toContain(`${positionOf(at)} ${rule}`);
});

test("more than forty mistakes are found, and nothing else", () => {
  expect(mistakes.length).toBeGreaterThan(40);
  const expected = new Set(mistakes.map(([rule, at]) => `${positionOf(at)} ${rule}`));
  expect([...new Set(all)].filter((one) => !expected.has(one))).toEqual([]);
});

test("every message says what to change, in whole sentences", () => {
  for (const { message } of findings(text)) expect(message).toMatch(/^.{30,}$/);
});
