// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import type { MustOpen } from "../../../runtime/contracts/island";
import { openByThemselves, preloadAutoOpenFiles } from "../../../runtime/islands/auto-open";
import { turns } from "../turns";
import { makePage } from "./a-page";

vi.stubGlobal("__TEXTS_BUILD__", "abc123");
const page = makePage();
page.startCore();

/** A page's boot with checks of its own. */
const checking = (checks: readonly (readonly [string, MustOpen])[], own: Partial<Boot> = {}): Boot => ({
  ...page.boot,
  autoOpenChecks: checks,
  ...own,
});
const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) =>
    href.slice(page.boot.script.base.length),
  );

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, "selectLanguageParamsConfig");
});

describe("an island that must open by itself", () => {
  it("starts on its host although the shopper has not touched it; the others keep waiting", async () => {
    page.add({ name: "notice", when: "never" }, () => {});
    page.add({ name: "selector", when: "never" }, () => {});
    await page.show('<p data-island="notice"></p><b data-island="selector"></b><i data-island="notice"></i>');
    openByThemselves(
      checking([
        ["notice", () => "notice"],
        ["selector", () => ""],
        ["without-a-host", () => "without-a-host"],
      ]),
    );
    await turns();
    const all = [...document.querySelectorAll("[data-island]")].map(page.status);
    expect(all).toEqual(["ready", "waiting", "ready"]);
  });

  it("starts only on the hosts from which it opens", async () => {
    page.add({ name: "chooser", when: "never" }, () => {});
    await page.show('<p data-island="chooser"></p><p data-island="chooser" id="in-drawer"></p>');
    openByThemselves(checking([["chooser", (host) => (host?.id === "in-drawer" ? "" : "chooser")]]));
    await turns();
    expect([...document.querySelectorAll("[data-island]")].map(page.status)).toEqual(["ready", "waiting"]);
  });

  it("passes on the error of a check: a sandboxed document has no cookies", () => {
    const check = () => {
      throw new DOMException("sandboxed", "SecurityError");
    };
    expect(() => openByThemselves(checking([["notice", check]]))).toThrow("sandboxed");
  });
});

describe("the further files of an island that must open", () => {
  const fetched = (checks: readonly (readonly [string, MustOpen])[], own: Partial<Boot> = {}) => {
    const addStyle = vi.fn(async () => {});
    preloadAutoOpenFiles({ boot: checking(checks, own), addStyle });
    return { addStyle, files: preloaded() };
  };
  for (const name of ["region-selector", "region-selector/suggest", "translations"])
    page.serve(name, () => ({}));

  it("are preloaded with the stylesheet, without running", () => {
    const { addStyle, files } = fetched([
      ["region-selector", () => "region-selector region-selector/suggest"],
    ]);
    expect(files).toEqual(["chunks/region-selector-00000.js", "chunks/region-selector/suggest-00000.js"]);
    expect(addStyle).toHaveBeenCalledOnce();
    expect(page.asked.filter((file) => file.includes("region"))).toEqual([]);
  });

  it("are not fetched when it need not open", () => {
    const { addStyle, files } = fetched([["region-selector", () => ""]]);
    expect([addStyle.mock.calls.length, files]).toEqual([0, []]);
  });

  it("are not fetched when the page has switched it off", () => {
    const { addStyle, files } = fetched([["region-selector", () => "region-selector"]], {
      isEnabledByConfig: (name) => name !== "region-selector",
    });
    expect([addStyle.mock.calls.length, files]).toEqual([0, []]);
  });
});

describe("the texts of a suggestion in the shopper's language", () => {
  it("are preloaded with the chunk of translations", async () => {
    const { base } = page.boot.script;
    const { makeLoader } = await import("../../../runtime/base/loader");
    const loader = makeLoader(base, "", "region-selector translations:0000000000") as Boot["loader"];
    Reflect.set(window, "selectLanguageParamsConfig", {
      is_recommended_country: "true",
      recommended_lang: "ger",
    });
    preloadAutoOpenFiles({
      boot: checking([["region-selector", () => "region-selector"]], { loader }),
      addStyle: async () => {},
    });
    expect(preloaded()).toEqual([
      "chunks/region-selector-00000.js",
      "chunks/translations-00000.js",
      "texts/abc123/ger/region-selector.js",
    ]);
  });
});
