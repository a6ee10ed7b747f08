// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { bring } from "../../../islands/mobile-grid/bring";
import { copy } from "../../../islands/mobile-grid/copy";

const page = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector(".setMobileGrid") as HTMLElement;
};
const grid = `<div class="setMobileGrid"></div>`;
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, "excludeFromMove");
});

describe("an element in its mobile place", () => {
  it("leaves a hidden placeholder, and returns to its exact place", () => {
    const host = page(`<p>a</p><div id="thing">x</div><p>b</p>${grid}`);
    const before = document.body.innerHTML;
    const putBack = bring(host, "#thing");
    expect(host.innerHTML).toBe(`<div id="thing">x</div>`);
    expect(document.querySelector("del.domHandler[hidden]")?.getAttribute("data-item")).toBe("#thing");
    putBack?.();
    expect(document.body.innerHTML).toBe(before);
  });

  it("is not taken from another mobile place, nor from an ancestor of the place itself", () => {
    expect(bring(page(`<div id="thing">${grid}</div>`), "#thing")).toBeUndefined();
    expect(
      bring(page(`${grid}<b data-island="x mobile-grid"><i id="thing"></i></b>`), "#thing"),
    ).toBeUndefined();
    expect(bring(page(grid), "]]")).toBeUndefined();
  });

  it("moves together with its part of the page when the part is replaced", () => {
    const host = page(`<main><div id="thing">old</div></main>${grid}`);
    const putBack = bring(host, "#thing");
    (document.querySelector("main") as Element).innerHTML = `<div id="thing">new</div>`;
    putBack?.();
    expect(document.body.textContent).toBe("new");
  });

  it("stays in place when its own place is gone and there is no other", () => {
    const host = page(`<main><div id="thing">only</div></main>${grid}`);
    const putBack = bring(host, "#thing");
    document.querySelector("main")?.remove();
    putBack?.();
    expect(host.textContent).toBe("only");
  });

  it("is copied when the shop excludes it; another script's value of that name is ignored", () => {
    Object.assign(window, { excludeFromMove: ["#thing"] });
    const host = page(`<div id="thing">x</div>${grid}`);
    const before = document.body.innerHTML;
    const putBack = bring(host, "#thing");
    expect(host.innerHTML).toBe(`<div id="thing" class="--clone">x</div>`);
    putBack?.();
    expect(document.body.innerHTML).toBe(before);
    Object.assign(window, { excludeFromMove: document.body });
    bring(host, "#thing");
    expect(host.firstElementChild?.className).toBe("");
  });

  it("is copied when it is the contact and the page has no list; the page's own list overrides this", () => {
    const host = page(`<div id="menu_contact">x</div>${grid}`);
    bring(host, "#menu_contact")?.();
    expect(document.querySelectorAll("#menu_contact").length).toBe(1);
    const putBack = bring(host, "#menu_contact");
    expect([document.querySelectorAll("#menu_contact").length, host.firstElementChild?.className]).toEqual([
      2,
      "--clone",
    ]);
    putBack?.();
    Object.assign(window, { excludeFromMove: [] });
    bring(host, "#menu_contact");
    expect([document.querySelectorAll("#menu_contact").length, host.firstElementChild?.className]).toEqual([
      1,
      "",
    ]);
  });
});

describe("a copy in the drawer", () => {
  const root = document.documentElement;
  const drawer = () => page(`<aside>${grid}</aside><footer><div id="menu_contact">x</div></footer>`);
  const change = async (className: string) => {
    root.className = className;
    await Promise.resolve();
  };
  afterEach(() => {
    root.className = "";
  });

  it.each(["sidebar_open", "filters_open"])("has its original's id only with %s", async (open) => {
    const host = drawer();
    const putBack = bring(host, "#menu_contact");
    const clone = host.firstElementChild;
    expect(clone?.hasAttribute("id")).toBe(false);
    await change(`shop ${open}`);
    expect(clone?.id).toBe("menu_contact");
    await change("shop");
    expect(clone?.hasAttribute("id")).toBe(false);
    putBack?.();
    await change(open);
    expect(document.querySelectorAll("#menu_contact").length).toBe(1);
  });

  it("has it at once when the drawer is open already", () => {
    root.className = "sidebar_open";
    const host = drawer();
    bring(host, "#menu_contact");
    expect(host.firstElementChild?.id).toBe("menu_contact");
  });
});

it("a copy refers to its own parts, and to other elements for parts outside of it", () => {
  page(
    `<div id="a"><label for="b">x</label><input id="b" aria-describedby="out b"><a href="#b">y</a><a href="#out">z</a></div><i id="b--clone"></i>`,
  );
  const clone = copy(document.querySelector("#a") as Element);
  expect(clone.outerHTML).toBe(
    `<div id="a" class="--clone"><label for="b--clone2">x</label><input id="b--clone2" aria-describedby="out b--clone2"><a href="#b--clone2">y</a><a href="#out">z</a></div>`,
  );
});
