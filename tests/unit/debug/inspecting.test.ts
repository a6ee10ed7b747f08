// @vitest-environment page
/** What the overlay says of a host: times, bytes, mistakes and places. */
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Instance } from "../../../runtime/contracts/hosts";
import { describeStrategy } from "../../../runtime/debug/describe-strategy";
import { bytesOf } from "../../../runtime/debug/inspect/bytes";
import { describe as nameOf } from "../../../runtime/debug/inspect/describe";
import { mistakesOf } from "../../../runtime/debug/inspect/mistakes";
import { freePlace } from "../../../runtime/debug/inspect/outlines";
import { summaryOf } from "../../../runtime/debug/inspect/panel";
import { islandFacts, type Seen } from "../../../runtime/debug/inspect/survey";
import { firstTimes } from "../../../runtime/debug/inspect/times";

afterEach(() => vi.restoreAllMocks());

const element = (markup: string): HTMLElement => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as HTMLElement;
};

describe("the time of an island", () => {
  const mark = (name: string, startTime: number) => ({ name: `wyspa:${name}`, startTime });

  it("is that from its first request to its first mount", () => {
    const marks = [
      mark("tooltip:ready", 90),
      mark("tooltip:loading", 40),
      mark("tooltip:loading", 60),
      mark("tooltip:ready", 200),
      mark("mini-basket:loading", 10),
    ];
    expect([...firstTimes(marks)]).toEqual([["tooltip", 50]]);
  });

  it("is unknown when the page has cleared the request's mark", () => {
    expect([...firstTimes([mark("tooltip:ready", 90), { name: "other", startTime: 1 }])]).toEqual([]);
  });
});

describe("the bytes of an island", () => {
  const files: Record<string, string[]> = {
    "mini-basket": ["chunks/mini-basket-1.js", "chunks/react-1.js"],
    "mini-basket/shell": ["chunks/mini-basket-shell-1.js"],
    "mini-basket/disclosure": ["chunks/mini-basket-disclosure-1.js"],
  };
  const boot = {
    script: { base: "https://cdn.test/wyspa/" },
    loader: { keys: () => Object.keys(files), files: (key: string) => files[key] ?? [] },
  } as unknown as Boot;
  const fetched = (sizes: Record<string, number>) =>
    vi.spyOn(performance, "getEntriesByType").mockReturnValue(
      Object.entries(sizes).map(([name, encodedBodySize]) => ({
        name: `https://cdn.test/wyspa/chunks/${name}`,
        encodedBodySize,
      })) as unknown as PerformanceResourceTiming[],
    );
  const listed = new Map([
    ["chunks/mini-basket-1.js", 5_000],
    ["chunks/react-1.js", 60_000],
    ["chunks/mini-basket-disclosure-1.js", 900],
  ]);

  it("are those of its own fetched files, and apart from them those that it shares", () => {
    fetched({ "mini-basket-1.js": 4_096, "mini-basket-shell-1.js": 1_024, "react-1.js?retry=1": 61_440 });
    const bytes = bytesOf(boot, listed);
    expect([bytes.own("mini-basket"), bytes.shared("mini-basket")]).toEqual([5_120, 61_440]);
    expect(islandFacts("mini-basket", bytes)).toBe("5.0 KB, and 60.0 KB shared with other islands");
  });

  it("come from the manifest before it is fetched, and where another origin hides them", () => {
    fetched({ "mini-basket-1.js": 0 });
    expect(bytesOf(boot, listed).own("mini-basket")).toBe(5_000);
  });

  it("are not stated for an island of the theme", () => {
    fetched({});
    expect(islandFacts("counter", bytesOf(boot, listed))).toBe("");
  });
});

describe("the mistakes of a host", () => {
  const boot = { defined: new Map() } as unknown as Boot;
  const of = (markup: string, name: string, isMounted = false) =>
    mistakesOf(boot, element(markup), name, isMounted);

  it("are the console's sentences about props, strategy and required markup", () => {
    const markup = `<form data-island="add-to-basket" data-island-when="visibel" data-island-props="{"></form>`;
    const mistakes = of(markup, "add-to-basket");
    expect(mistakes[0]).toMatch(/^data-island-props must be a JSON object/);
    expect(mistakes.join("\n")).toContain('data-island-when="visibel" names no strategy');
    expect(mistakes.at(-1)).toMatch(/^add-to-basket: the host contains nothing like this/);
  });

  it("count fields that a form attribute ties to the form", () => {
    const fields = ["product", "size", "number"].map((name) => `<input form="f" name="${name}">`).join("");
    expect(of(`<form id="f" data-island="add-to-basket"></form>${fields}`, "add-to-basket")).toEqual([]);
  });

  it("leave out required markup where the island has replaced it, and on the theme's own elements", () => {
    expect(of('<form data-island="add-to-basket"></form>', "add-to-basket", true)).toEqual([]);
    expect(of("<form></form>", "add-to-basket")).toEqual([]);
  });

  it("of a theme's own island follow the rules that it states", () => {
    const requires = [{ where: "inside", selector: "b", markup: "<b>…</b>" }];
    const descriptor = { props: { size: "number" }, requires };
    const own = { defined: new Map([["counter", { descriptor }]]) } as unknown as Boot;
    const host = element(`<p data-island="counter" data-island-props='{"size":"x"}'></p>`);
    expect(mistakesOf(own, host, "counter", false)).toEqual([
      'the prop "size" must be of type number, so its default is used.',
      "counter: the host contains nothing like this, so the server's HTML stays: <b>…</b>",
    ]);
  });
});

describe("a host", () => {
  it.each([
    ['<p id="a" class="b">c</p>', "p#a"],
    ['<form name="search"></form>', "form[name=search]"],
    ['<a class="one two three">x</a>', "a.one.two"],
    ["<p> Some \n words </p>", "p “Some words”"],
    ['<form action="/basketchange.php"></form>', "form[action=/basketchange.php]"],
    ["<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>", "ul"],
    ["<hr>", "hr"],
  ])("like %s is called %s", (markup, name) => expect(nameOf(element(markup))).toBe(name));

  it("whose fields are named like members keeps its name", () => {
    const form = element('<form id="f"><input name="localName"><input name="getAttribute"></form>');
    expect(nameOf(form)).toBe("form#f");
  });

  it.each([
    ["visible", "starts near the window"],
    ["interaction or scroll", "starts at the first touch or scroll"],
    ["media (min-width: 757px)", "starts when (min-width: 757px) matches"],
  ])("with the strategy %s %s", (when, words) => {
    const host = element("<p></p>");
    expect(describeStrategy({ host, row: { name: "a", when } } as Instance)).toBe(words);
  });
});

describe("a chip", () => {
  const at = (left: number, top: number) => ({ left, top, width: 100, height: 24 });

  it("moves down until it covers no other one", () => {
    expect(freePlace(at(0, 0), [at(50, 0), at(0, 25), at(300, 50)])).toEqual(at(0, 50));
  });

  it("stays at its corner where many others leave no room", () => {
    const many = Array.from({ length: 40 }, (_, index) => at(0, index * 25));
    expect(freePlace(at(0, 0), many)).toEqual(at(0, 0));
  });
});

describe("the summary", () => {
  const seen = (status: Seen["status"], more: Partial<Seen> = {}): Seen => {
    const none = { facts: "", mistakes: [], findings: [] };
    return { host: document.createElement("p"), name: "tooltip", status, ...none, ...more };
  };

  it("counts islands, hosts, states, mistakes and findings", () => {
    const hosts = [
      seen("ready"),
      seen("ready", { mistakes: ["a"] }),
      seen("failed", { findings: ["b", "c"] }),
    ];
    expect(summaryOf([{ name: "tooltip", facts: "", hosts }])).toBe(
      "1 island on 3 hosts: 2 ready, 1 failed · 1 mistake · 2 accessibility findings",
    );
  });

  it("of a page without hosts is one sentence", () => {
    expect(summaryOf([])).toBe("This page has no hosts.");
  });
});
