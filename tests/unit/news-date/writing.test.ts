// @vitest-environment page
import { describe, expect, it } from "vitest";
import { mount } from "../../../islands/news-date";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

function written(markup: string, props: object = {}, overrides: Readonly<Record<string, string>> = {}) {
  const holder = document.createElement("div");
  holder.innerHTML = markup;
  const host = holder.firstElementChild as HTMLElement;
  const life = new AbortController();
  const texts = (table: TextTable) => bindTexts(table, overrides, "pol");
  mount(host, { props, texts, signal: life.signal } as unknown as IslandContext);
  const now = holder.innerHTML;
  life.abort();
  expect(holder.innerHTML).toBe(markup); // always exactly as the server rendered it
  return now;
}

describe("a news date", () => {
  it("is day and month above the year", () => {
    expect(written("<p>2024-05-03</p>")).toBe("<p><div>03 MAJ</div><span>2024</span></p>");
    expect(written("<p> 2025-12-24\n</p>")).toBe("<p><div>24 GRU</div><span>2025</span></p>");
  });

  it("accepts another format and other names", () => {
    expect(written("<p>2024-05-03</p>", { format: "%d-%m-%y" })).toBe("<p>03-MAJ-2024</p>");
    const monthNames = Array.from({ length: 12 }, (_, index) => `<b>${index}</b>`);
    expect(written("<p>2024-05-03</p>", { monthNames })).toBe(
      "<p><div>03 &lt;b&gt;4&lt;/b&gt;</div><span>2024</span></p>",
    );
    const overrides = { "news-date.months": "JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC" };
    expect(written("<p>2024-05-03</p>", {}, overrides)).toContain("03 MAY");
  });

  it.each([[[1, 2]], [["a"]], [Array(12).fill(7)]])("ignores invalid names: %j", (monthNames) =>
    expect(written("<p>2024-05-03</p>", { monthNames })).toContain("03 MAJ"),
  );

  it("keeps the machine-readable time", () => {
    expect(written("<time>2024-05-03</time>")).toContain('<time datetime="2024-05-03">');
    expect(written('<time datetime="2024">2024-05-03</time>')).toContain('<time datetime="2024">');
  });

  it.each(["", "wczoraj", "2024-13-01", "2024-05", "03.05.2024", "2024-05-03T10:00", "<b>x</b>"])(
    "leaves %j as the server wrote it",
    (text) => expect(written(`<p>${text}</p>`)).toBe(`<p>${text}</p>`),
  );
});
