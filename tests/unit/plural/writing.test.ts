// @vitest-environment page
import { describe, expect, it } from "vitest";
import { mount } from "../../../islands/plural";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

function written(markup: string, props: object = {}) {
  const holder = document.createElement("div");
  holder.innerHTML = markup;
  const life = new AbortController();
  const texts = (table: TextTable) => bindTexts(table, {}, "pol");
  mount(
    holder.firstElementChild as HTMLElement,
    {
      props,
      texts,
      signal: life.signal,
    } as unknown as IslandContext,
  );
  const now = holder.textContent;
  life.abort();
  expect(holder.innerHTML).toBe(markup); // always exactly as the server rendered it
  return now;
}
const days = (count: string) => written(`<b data-change-literal-days="${count}">serwer</b>`);
const upTo = (count: string) => written(`<b data-change-literal-days-up-to="${count}">serwer</b>`);

describe("a plural", () => {
  it.each([
    ["0", "0 dni"],
    ["1", "1 dzień"],
    ["2", "2 dni"],
    ["5", "5 dni"],
    ["21", "21 dni"],
    ["1,5", "1,5 dnia"],
    [" 3 ", "3 dni"],
  ])("for %j days is %s", (count, text) => expect(days(count)).toBe(text));

  it.each([
    ["1", "1 dnia"],
    ["2", "2 dni"],
    ["14", "14 dni"],
  ])("for up to %j days is %s", (count, text) => expect(upTo(count)).toBe(text));

  it.each(["", "soon", "-1", "1e3", "0x10", "1 000", "NaN", "<img>", "Infinity"])(
    "for %j is the server's text",
    (count) => {
      expect(days(count)).toBe("serwer");
      expect(upTo(count)).toBe("serwer");
    },
  );
});

describe("other words", () => {
  const words = { one: "sztuka", few: "sztuki", many: "sztuk" };

  it("come from the props", () => {
    expect(written("<b>?</b>", { ...words, count: 1 })).toBe("1 sztuka");
    expect(written("<b>3</b>", words)).toBe("3 sztuki");
    expect(written("<b>?</b>", { ...words, count: 1e308 })).toMatch(/^1e\+308 sztuk/);
    expect(written("<b>12</b>", { ...words, many: "razem {number} sztuk" })).toBe("razem 12 sztuk");
  });

  it("are ignored when a form is missing", () => {
    expect(written(`<b data-change-literal-days="5">?</b>`, { one: "sztuka" })).toBe("5 dni");
  });
});
