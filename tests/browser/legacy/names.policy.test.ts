/**
 * Page scripts of the standard theme find the names that they call (contract Part C). The widget page calls every name
 * of the old bundle, outside and inside handlers, and records the results.
 */
import { describe, expect, test } from "vitest";
import { sample } from "../sample";
import { bench, desktop, phone, type Visit } from "../support";

const b = bench();

const saw = ({ page }: Visit): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const all: Record<string, string[]> = {};
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-saw]"))
      all[dataset.saw ?? ""] = [...(all[dataset.saw ?? ""] ?? []), dataset.value ?? ""];
    return all;
  });

/** The result of each name, by contract A and B. One entry means one call. */
const outside = {
  "cookie.get outside": ["a=b ż"],
  "cookie.get absent outside": ["null"],
  "runApp outside": ["function"],
  "Modal beforeShow outside": ["modal --small"],
  "Modal afterShow outside": ["Spoza obsługitreść"],
  "Modal beforeClose outside": ["modal"],
  "Modal afterClose outside": ["function"],
  "Alertek polite": ["Dodano do koszyka 1 & 2"],
  "Alertek assertive": ["Nie <img src=x onerror=__xss()> udało się"],
  "iaiGet outside": ["true"],
  "appModules outside": ["true"],
  "menu_basket_cache outside": ["true"],
};
const inside = {
  "run present inside": ["once"],
  "run flagged inside": ["again"],
  "run bare inside": ["again"],
  "runArr inside": ["one"],
  "vars.isIos inside": ["false"],
  "vars.isSafari inside": ["false"],
  "vars.bLazy inside": ["function"],
  "urls inside": ["/gfx/pol/"],
  "txt inside": [" brutto"],
  "cookie.set inside": ["x;y"],
  "cookie.remove inside": ["null"],
  "getCookieByName inside": ["a=b ż"],
  "format_price inside": ["1 234,50 zł|12,5|$-10,00"],
  "changeLiteral inside": ["5 dni|1 dzień|2 dni|12 dni|22 dni|0 dni"],
  "changeLiteral alone inside": ["sztuki"],
  "news_data inside": ["03-05-2024|03 MAJ 2024|false"],
  "isTouchEnabled inside": ["boolean"],
  "addDepositInfo inside": [""],
  "selectPaging inside": ["undefined"],
  "setGrid inside": ["undefined"],
  "addFocused inside": ["true"],
  "setHeight inside": ["true"],
  "ajaxLoadSiteMessage inside": ["liczę"],
  "ajaxLoadSite inside": ["true"],
  "SelectToDropdown inside": ["SELECT BUTTON UL"],
  "SelectToDropdown open inside": ["true"],
  "SelectToDropdown change inside": ["c"],
  "SelectToDropdown after inside": ["LI"],
  "SelectToDropdown text inside": ["C"],
  "SelectToDropdown destroy inside": ["form-control sort"],
  "FormValidation validateForm inside": ["false"],
  "FormValidation state inside": ["true"],
  "FormValidation validateInput inside": ["true"],
  "FormValidation one engine inside": ["true"],
  "FormValidation validateAll inside": ["false"],
  "FormValidation afterValidate inside": ["tresc false", "tresc true"],
  "simple_tooltip inside": ["1"],
  "iaiGet comparers inside": ["true"],
  "appModules script inside": ["true"],
  "appModules refused inside": ["false"],
  "fn.menu_basket_cache inside": ["true"],
  "trackingEvents none inside": ["false"],
  "trackingEvents inside": ["2"],
  "evalJSFromHtml inside": ["1"],
  "end inside": ["all called"],
};

const visited = async (query = "", viewport = desktop, bare = false) => {
  b.shop.fillBasket("anna", 2);
  b.shop.config.trackingScripts = ["window.tracked = 1", "window.tracked += 1"];
  return b.visit({
    path: `/widgety${query}`,
    viewport,
    bare,
    before: (page) => page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
};

const cases = [
  ["in the bundle's place, on a desktop", "", desktop],
  ["in the bundle's place, on a phone", "", phone],
  ...["defer", "async", "module", "late"].flatMap(
    (how) =>
      [
        [`with ?script=${how}, on a desktop`, `?script=${how}`, desktop],
        [`with ?script=${how}, on a phone`, `?script=${how}`, phone],
      ] as const,
  ),
] as const;

describe("every name of the old bundle returns what the contract defines", () => {
  for (const [what, query, viewport] of sample(cases, 3))
    test(what, async () => {
      const visit = await visited(query, viewport, true);
      const expected = { ...outside, ...inside };
      await expect
        .poll(async () => Object.keys(await saw(visit)).sort(), { timeout: 20_000 })
        .toEqual(expect.arrayContaining(Object.keys(expected).sort()));
      const seen = await saw(visit);
      expect(seen).toMatchObject(expected);
      // No forbidden callback runs, and handlers of a view run only in that view.
      expect(Object.keys(seen).filter((name) => /second|third|absent inside/.test(name))).toEqual([]);
      const isPhone = viewport === phone;
      expect(seen["vars.view inside"]).toEqual([isPhone ? "1" : "4"]);
      expect(Object.keys(seen).filter((name) => /^run \d/.test(name))).toEqual([
        isPhone ? "run 1 inside" : "run 3 4 inside",
      ]);
      expect(JSON.parse(seen["calculateSubscriptionPrice inside"]?.[0] ?? "")).toEqual({
        gross: { value: "85.00", formatted: "85,00 zł" },
        net: { value: "69.11", formatted: "69,11 zł" },
        percent: 15,
      });
      const omnibus = JSON.parse(seen["getOmnibusDetails inside"]?.[0] ?? "");
      expect(omnibus.omnibusLabel.html).toBe('<span class="label --promo --omnibus">Promocja</span>');
      expect(omnibus.classes.add).toEqual(["--omnibus", "--omnibus-higher"]);
      expect(omnibus.omnibus.percent).toBe("-10%");
      expect(omnibus.max.html).toContain("&lt;img src=x");
      // The planted errors reach the console and stop no other code.
      expect(visit.errors.map(String)).toEqual([]);
      await expect.poll(() => visit.console.filter((line) => line.includes("planted"))).toHaveLength(2);
      expect(visit.console.filter((line) => !line.includes("planted"))).toEqual([]);
      await expect.poll(() => b.shop.errorReports).toHaveLength(2);
      const reports = b.shop.errorReports.map(({ stack }) => stack.split("\n")[0]).sort();
      expect(reports[0]).toMatch(/ page( @\w+)?: Error: widgety error$/);
      expect(reports[1]).toMatch(/ page( @\w+)?: widgety_true$/);
      await expect.poll(() => visit.page.evaluate(() => Reflect.get(window, "tracked"))).toBe(2);
    });
});
