// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { contentOf, takeTitle } from "../../../islands/tooltip/content";

const page = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector("#tip") as HTMLElement;
};
const shown = (host: Element) => {
  const holder = document.createElement("p");
  holder.append(...contentOf(host));
  return holder.innerHTML;
};
afterEach(() => document.body.replaceChildren());

describe("the content of a tip", () => {
  it("is copied from the next sibling", () => {
    const host = page(
      `<i id="tip" data-title="x"></i><span class="tooltipContent" id="c">Cena <b id="b">30</b></span>`,
    );
    expect(shown(host)).toBe("Cena <b>30</b>");
    expect(document.querySelector("#b")?.textContent).toBe("30");
  });

  it("is the title as text, and never markup", () => {
    const host = page(`<i id="tip" data-title="<img src=x onerror=a()>"></i>`);
    expect(shown(host)).toBe("&lt;img src=x onerror=a()&gt;");
  });

  it("is empty without a text", () => {
    expect(contentOf(page(`<i id="tip"></i><span>beside</span>`))).toEqual([]);
    expect(contentOf(page(`<i id="tip" data-title=" "></i>`))).toEqual([]);
    expect(contentOf(page(`<i id="tip"></i><span class="tooltipContent"> </span>`))).toEqual([]);
  });

  it("excludes interactive and unique elements", () => {
    const host = page(`<i id="tip"></i><div class="tooltipContent">a<script>boom()</script><style>*{}</style>
      <object></object><input type="radio" name="pick" id="pick" onfocus="boom()" data-island="x"></div>`);
    const text = shown(host);
    expect(text).not.toMatch(/script|style|object|name=|id=|onfocus|data-island/);
    expect(text).toContain("<input");
  });
});

describe("the title", () => {
  it("moves to data-title and comes back", () => {
    const host = page(`<i id="tip" title="słowo"></i>`);
    const back = takeTitle(host);
    expect(host.outerHTML).toBe(`<i id="tip" data-title="słowo"></i>`);
    back();
    expect(host.outerHTML).toBe(`<i id="tip" title="słowo"></i>`);
  });

  it("that is missing changes nothing", () => {
    const host = page(`<i id="tip" data-title="a"></i>`);
    takeTitle(host)();
    expect(host.outerHTML).toBe(`<i id="tip" data-title="a"></i>`);
  });
});
