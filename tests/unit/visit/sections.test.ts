// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { entryOf } from "../../../runtime/visit/entry";
import { markBusy, matchSections, merged, pairsOf, reversed } from "../../../runtime/visit/sections";

const parse = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
const markup =
  '<div id="layout"><p id="breadcrumbs"></p><main id="content"><h1>a</h1><i class="x"></i><i class="x"></i></main></div>';
const match = (...sections: Parameters<typeof pairsOf>[0] & object) =>
  matchSections(pairsOf(sections), parse(markup), sections.length > 0).map(({ current, incoming }) => [
    current.id,
    incoming.id,
  ]);
const without = (id: string) => {
  const page = parse(markup);
  page.querySelector(id)?.remove();
  return page;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(...parse(markup).body.childNodes);
});

afterEach(() => void vi.useRealTimers());

describe("sections", () => {
  it("are #content and #breadcrumbs by default", () => {
    expect(match()).toEqual([
      ["content", "content"],
      ["breadcrumbs", "breadcrumbs"],
    ]);
  });

  it("are by default those that both pages have, and the content must be one of them", () => {
    const onto = (page: Document) =>
      matchSections(pairsOf(), page, false).map(({ current, incoming }) => [current.id, incoming.localName]);
    // An empty placeholder stays, for the next page that has breadcrumbs.
    expect(onto(without("#breadcrumbs"))).toEqual([
      ["content", "main"],
      ["breadcrumbs", "template"],
    ]);
    expect(() => onto(without("#content"))).toThrow("sections");
    document.querySelector("#breadcrumbs")?.remove();
    expect(onto(parse(markup))).toEqual([["content", "main"]]);
    expect(onto(without("#breadcrumbs"))).toEqual([["content", "main"]]);
  });

  it("that are named must be on both pages, the breadcrumbs too", () => {
    const page = without("#breadcrumbs");
    expect(() => matchSections(pairsOf(["#content", "#breadcrumbs"]), page, true)).toThrow("sections");
  });

  it("inside each other are replaced by the outer one, on either page", () => {
    expect(match("#content", "h1", "#layout", "#layout")).toEqual([["layout", "layout"]]);
    expect(match("#content", ["#breadcrumbs", "h1"])).toEqual([["content", "content"]]);
    expect(match("#content", "#content")).toEqual([["content", "content"]]);
  });

  it("that neither page has are skipped; one that only one page has is an error, and so is an empty set", () => {
    expect(match("#content", "#nowhere")).toEqual([["content", "content"]]);
    expect(() => match(["#content", "#nowhere"])).toThrow("sections");
    expect(() => match(["#nowhere", "#content"])).toThrow("sections");
    expect(() => match("#nowhere")).toThrow("sections");
    expect(() => match("body")).toThrow("sections");
    expect(() => match("[[")).toThrow();
  });

  it("are told by name when only one page has them", () => {
    expect(() => match(["#content", "#nowhere"])).toThrow(
      "The two pages do not share the sections #content #nowhere",
    );
    expect(() => match("#nowhere", "#elsewhere")).toThrow(
      "The two pages do not share the sections #nowhere,#nowhere,#elsewhere,#elsewhere",
    );
  });

  it("leave a place for the breadcrumbs of the next page", () => {
    const [, breadcrumbs] = matchSections(pairsOf(), without("#breadcrumbs"), false);
    expect(breadcrumbs?.incoming.id).toBe("breadcrumbs");
  });

  it("are the same on both pages where one name is given", () =>
    expect(pairsOf(["#a", ["#b"], ["#c", "#d"]])).toEqual([
      ["#a", "#a"],
      ["#b", "#b"],
      ["#c", "#d"],
    ]));

  it("that overlap on one page only are replaced once, by the first or the outer one", () => {
    expect(match(["#content", "#content"], ["#breadcrumbs", "#content"])).toEqual([["content", "content"]]);
    expect(match(["#content", "#breadcrumbs"], ["#content", "#content"])).toEqual([
      ["content", "breadcrumbs"],
    ]);
    expect(match(["h1", "#content"], ["#content", "#breadcrumbs"])).toEqual([["content", "breadcrumbs"]]);
    expect(match(["#breadcrumbs", "h1"], ["h1", "#content"], "#layout")).toEqual([["layout", "layout"]]);
    expect(match("#breadcrumbs", "#content")).toEqual([
      ["breadcrumbs", "breadcrumbs"],
      ["content", "content"],
    ]);
  });

  it("cannot be the whole document", () => {
    for (const whole of ["html", "body"]) expect(() => match(whole)).toThrow("sections");
  });

  it("are busy after 100 ms, and as before when they are no longer", () => {
    const before = document.body.innerHTML;
    const unmark = markBusy(pairsOf());
    vi.advanceTimersByTime(99);
    expect(document.body.innerHTML).toBe(before);
    vi.advanceTimersByTime(1);
    const busy = [...document.querySelectorAll('.load-content[aria-busy="true"]')].map(({ id }) => id);
    expect(busy).toEqual(["breadcrumbs", "content"]);
    unmark();
    expect(document.body.innerHTML.replaceAll(' class=""', "")).toBe(before);
  });

  it("lose their loading marks once, and only their own", () => {
    const content = document.querySelector("#content");
    const first = markBusy(pairsOf());
    vi.advanceTimersByTime(100);
    expect(content?.outerHTML).toContain('aria-busy="true"');
    first();
    const second = markBusy(pairsOf());
    vi.advanceTimersByTime(100);
    first();
    expect(content?.classList.contains("load-content")).toBe(true);
    second();
    expect(content?.hasAttribute("aria-busy")).toBe(false);
  });

  it("are not marked when the answer comes within 100 ms", () => {
    const content = document.querySelector("#content");
    const before = content?.outerHTML;
    const unmark = markBusy(pairsOf());
    vi.advanceTimersByTime(99);
    unmark();
    vi.advanceTimersByTime(1_000);
    expect(content?.outerHTML).toBe(before);
  });

  it("on the way back are in reverse, each once", () => {
    const pairs = pairsOf(["#a", ["#b", "#c"]]);
    expect(merged(reversed(pairs), pairs, undefined)).toEqual([
      ["#a", "#a"],
      ["#c", "#b"],
      ["#b", "#c"],
    ]);
  });
});

describe("a history entry", () => {
  it("is ours only when it is complete", () => {
    const ours = { id: "1", sections: [], scroll: [0, 0] };
    expect(entryOf({ theirs: 1, wyspa: ours })).toBe(ours);
    for (const odd of [
      null,
      undefined,
      7,
      "x",
      [],
      {},
      { wyspa: 1 },
      { wyspa: { id: 1 } },
      { wyspa: { id: "1" } },
    ])
      expect(entryOf(odd)).toBeUndefined();
  });
});
