// @vitest-environment page
/** Without an address of tiles no map is drawn: its boxes and the buttons that lead to them are hidden before the first paint. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { hideMapsWithoutTiles } from "../../../runtime/map/without-tiles";
import { eventually } from "../eventually";

let config: { page: object; tag: object };
let isOurs: boolean;
let isEnabled: boolean;
let readyState: DocumentReadyState;
beforeEach(() => {
  config = { page: {}, tag: {} };
  isOurs = true;
  isEnabled = true;
  readyState = "complete";
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  document.body.innerHTML = `<div id="stocks_map"></div>${store}${store}`;
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "google_api_key");
  document.body.replaceChildren();
});

const store = '<div class="stocks_list__item"></div>';
const drop = () =>
  hideMapsWithoutTiles({
    readConfig: () => [config.page, config.tag],
    runner: { isOurs: () => isOurs },
    isEnabledByConfig: () => isEnabled,
  } as unknown as Boot);
/** Selectors that are hidden now, in one text. */
const hidden = () =>
  document.adoptedStyleSheets
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes("display: none") || text.includes("display:none"))
    .join();
/** All rules of ours. */
const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join();

describe("a page without an address of tiles", () => {
  it("hides a single store's box and every button to a map, and keeps a list's box for its tools", () => {
    drop();
    expect(hidden()).toContain("#stock_map");
    expect(hidden()).toContain("#contact_map");
    expect(hidden()).toContain(".stocks_list__show_on_map");
    expect(hidden()).not.toContain("#stocks_map");
    expect(rules()).toMatch(/#stocks_map.*76px/);
  });

  it("hides the list's box, too, when the list has one store", () => {
    document.body.innerHTML = `<div id="stocks_map"></div>${store}`;
    drop();
    expect(hidden()).toContain("#stocks_map");
    expect(rules()).not.toContain("76px");
  });

  it("hides the list's box when the page has switched the island off, because there are no tools", () => {
    isEnabled = false;
    drop();
    expect(hidden()).toContain("#stocks_map");
  });

  it("keeps the tools of a marked host although the island is off for the theme's own elements", () => {
    isEnabled = false;
    document.body.innerHTML = `<div id="stocks_map" data-island="store-map"></div>${store}${store}`;
    drop();
    expect(hidden()).not.toContain("#stocks_map");
  });
});

describe("a map that is drawn", () => {
  it.each(["page", "tag"] as const)("keeps its box when the %s's configuration names tiles", (source) => {
    config[source] = { tiles: { url: "/tiles/{z}/{x}/{y}" } };
    drop();
    expect(hidden()).toBe("");
  });

  it("keeps its box when it belongs to the old bundle", () => {
    isEnabled = false;
    isOurs = false;
    drop();
    expect(hidden()).toBe("");
  });

  it("keeps its box when the page has a key for Google's maps", () => {
    isEnabled = false;
    Reflect.set(window, "google_api_key", "x");
    drop();
    expect(hidden()).toBe("");
  });

  it("gets its box back when the configuration that names tiles is parsed after the first call", () => {
    drop();
    expect(hidden()).not.toBe("");
    config.page = { tiles: { url: "/tiles/{z}/{x}/{y}" } };
    drop();
    expect(hidden()).toBe("");
  });
});

describe("a page that is being parsed", () => {
  it("hides the buttons as soon as a box is parsed, and not before", async () => {
    config.tag = { tiles: { url: "x" } };
    drop();
    config.tag = {};
    readyState = "loading";
    document.body.replaceChildren();
    drop();
    expect(hidden()).toBe("");
    document.body.innerHTML = '<div id="contact_map"></div>';
    await eventually(() => expect(hidden()).toContain("#contact_map"));
    document.dispatchEvent(new Event("readystatechange"));
  });
});

it("the page's own constructed stylesheets stay", () => {
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [own, ...document.adoptedStyleSheets];
  drop();
  expect(document.adoptedStyleSheets).toContain(own);
});
