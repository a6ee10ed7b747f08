// @vitest-environment page
/** Mistakes in markup and definitions that no island meets, and the cheap check that asks for their explanation. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Definition } from "../../../runtime/contracts/hosts";
import { isMarkupDoubtful } from "../../../runtime/islands/markup-mistakes/is-doubtful";
import { warnAboutMarkup } from "../../../runtime/islands/warn-about-markup";
import { readPageType } from "../../../runtime/page/page-type";
import { bareBoot } from "../bare-boot";
import { forgetWarnings } from "../forget-warnings";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const rows = [
  { name: "one", when: "load", preset: [{ selector: "#one", pages: ["projector", "stock", "stocks"] }] },
  { name: "two", when: "load", preset: [{ selector: "#two" }] },
];
let boot: Boot;

beforeEach(() => {
  warn.mockClear();
  forgetWarnings();
  boot = bareBoot({ loader: {} as Boot["loader"], rows });
});

/** What the theme designer reads about this page, and whether the cheap check asks for it. */
function read(markup: string) {
  document.body.innerHTML = markup;
  const type = readPageType();
  const { page, shop } = boot.store.getState();
  boot.store.setState({ page: { ...page, type } });
  warnAboutMarkup(boot);
  return {
    isDoubtful: isMarkupDoubtful(boot, shop.preset === "none" ? null : type),
    said: warn.mock.calls.map(([, sentence]) => sentence),
  };
}

const quiet = { isDoubtful: false, said: [] };

describe("the type of a page", () => {
  it.each(["projektor", "projecto", "projectr", "stocsk"])("%s resembles a known one", (type) => {
    const { isDoubtful, said } = read(`<div id="container" class="${type}_page"></div>`);
    expect(isDoubtful).toBe(true);
    expect(said.join()).toMatch(/^#container has the page type ".+", which no island knows\. Did you mean/);
  });

  it("is missing on #container", () =>
    expect(read('<div id="container" class="max-width-1200"></div>')).toEqual({
      isDoubtful: true,
      said: ['The class of #container names no page type. Add it, as in class="main_page".'],
    }));

  it.each(["projector", "stock", "main", "search", "order1", "client-new", "returns-list", "our-own"])(
    "%s is valid",
    (type) => expect(read(`<div id="container" class="${type}_page"></div>`)).toEqual(quiet),
  );

  it("is not checked on a page without #container, without the preset, or beside the old script", () => {
    expect(read("<main></main>")).toEqual(quiet);
    const wrong = '<div id="container" class="projektor_page"></div>';
    boot = { ...boot, runner: { ...boot.runner, isOurs: () => false } };
    expect(read(wrong).said).toEqual([]);
    boot = bareBoot({ loader: {} as Boot["loader"], rows });
    boot.store.setState({ shop: { ...boot.store.getState().shop, preset: "none" } });
    expect(read(wrong)).toEqual(quiet);
  });
});

it("a wrong strategy is explained on the hosts of markers and of the preset", () => {
  const { isDoubtful, said } = read(
    '<p data-island="one" data-island-when="visibel"></p><p id="two" data-island-when="media print"></p>',
  );
  expect(isDoubtful).toBe(true);
  expect(said).toHaveLength(2);
  expect(read('<p id="two" data-island-when="media (print)"></p>').isDoubtful).toBe(false);
});

describe("an island that a theme defines", () => {
  const define = (descriptor: unknown, load: unknown = () => {}) => {
    boot.defined.set("hours", { row: rows[0], load, descriptor } as Definition);
    return read("");
  };

  it.each<[unknown, string]>([
    [{ wen: "load" }, 'the descriptor has no field "wen". Did you mean "when"?'],
    [
      { when: "onload" },
      'the field "when": "onload" names no strategy, so the island starts at once. Did you mean "load"?',
    ],
    [{ preset: [{ selector: "p[" }] }, 'the preset\'s selector "p[" is not valid, so it finds no host.'],
    [{ preset: [{}] }, "the preset's selector undefined is not valid, so it finds no host."],
    [
      { preset: [{ selector: "p", pages: ["main", "projektor"] }] },
      'the preset is limited to the page type "projektor", which no page has. Did you mean "projector"?',
    ],
    [
      { preset: [{ selector: "p", pages: "projector" }] },
      'the preset\'s "pages" must be a list, as in ["projector"].',
    ],
    [null, "the third argument must be an object."],
  ])("with %j is explained", (descriptor, sentence) =>
    expect(define(descriptor)).toEqual({ isDoubtful: true, said: [`wyspa.define("hours"): ${sentence}`] }),
  );

  it("must have a function that returns its module", () =>
    expect(define({}, { mount() {} }).said).toEqual([
      'wyspa.define("hours"): the second argument must be a function that returns the module.',
    ]));

  it("may belong to page types of the platform, of our islands, and to those that only this shop has", () => {
    const pages = ["main", "order1", "client-orders", "stocks", "lookbook"];
    expect(define({ preset: [{ selector: "#hours", pages }] }).said).toEqual([]);
  });

  it("may belong to this page's type, also when it resembles another one", () => {
    const { page } = boot.store.getState();
    document.body.innerHTML = "";
    boot.store.setState({ page: { ...page, type: "stocky" } });
    boot.defined.set("hours", {
      row: rows[0],
      load: () => {},
      descriptor: { preset: [{ selector: "#hours", pages: ["stocky"] }] },
    } as unknown as Definition);
    warnAboutMarkup(boot);
    expect(warn).not.toHaveBeenCalled();
  });

  it("may have all fields of a descriptor", () => {
    const preset = [{ selector: "#hours", pages: ["main"] }];
    expect(define({ when: "load", preset, props: { day: "string" }, holds: ["click"] }).said).toEqual([]);
  });
});
