// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { swap } from "../../../runtime/visit/swap";

afterEach(() => document.body.replaceChildren());

/** Swaps the page's `main` with another one. @returns the hosts of before by their class, and the new section */
function swapMain(before: string, after: string) {
  document.body.innerHTML = `<main>${before}</main><footer></footer>`;
  const current = document.querySelector("main") as HTMLElement;
  const hosts = Object.fromEntries(
    [...current.querySelectorAll("[class]")].map((host) => [host.className, host]),
  );
  const page = new DOMParser().parseFromString(`<main>${after}</main>`, "text/html");
  const incoming = page.querySelector("main") as HTMLElement;
  const [section] = swap([{ current, incoming }]);
  expect(document.querySelectorAll("main")).toHaveLength(1);
  expect([document.querySelector("main"), section?.nextElementSibling?.localName]).toEqual([
    section,
    "footer",
  ]);
  return { hosts, section: section as HTMLElement };
}
const at = (section: Element, selector: string) => section.querySelector(selector);

describe("a section", () => {
  it("is replaced, and each other one stays", () => {
    const { section } = swapMain("<p>old</p>", "<p>new</p>");
    expect(section.innerHTML).toBe("<p>new</p>");
  });

  it("is replaced together with others, in the order of the matches", () => {
    document.body.innerHTML = "<nav>1</nav><main>2</main>";
    const page = new DOMParser().parseFromString("<nav>3</nav><main>4</main>", "text/html");
    const matches = ["nav", "main"].map((name) => ({
      current: document.querySelector(name) as Element,
      incoming: page.querySelector(name) as Element,
    }));
    expect(swap(matches).map(({ textContent }) => textContent)).toEqual(["3", "4"]);
    expect(document.body.innerHTML).toBe("<nav>3</nav><main>4</main>");
  });
});

describe("an island", () => {
  it("with the same name to keep moves into its place in the new section", () => {
    const { hosts, section } = swapMain(
      '<div class="a" data-island-keep="x y">old</div>',
      '<h1>New</h1><p><i data-island-keep="x y">new</i></p><p data-island-keep="other"></p>',
    );
    expect(at(section, "p")?.firstElementChild).toBe(hosts.a);
    expect(section.textContent).toBe("Newold");
  });

  it("with another name to keep is replaced", () => {
    const { section } = swapMain(
      '<div class="a" id="i" data-island="s" data-island-keep="x"></div>',
      '<div id="i" data-island="s"></div>',
    );
    expect(at(section, ".a")).toBeNull();
  });

  it("with the same id, element and data is kept", () => {
    const { hosts, section } = swapMain(
      '<div class="a" id="i" data-island="s" data-page="1" data-own="kept by the island"></div>',
      '<div id="i" data-island="s" data-page="1" title="new"></div>',
    );
    expect(at(section, "#i")).toBe(hosts.a);
  });

  it.each([
    ["data of another product", '<div id="i" data-island="s" data-page="2"></div>'],
    ["another element", '<p id="i" data-island="s" data-page="1"></p>'],
    ["no island", '<div id="i" data-page="1"></div>'],
    ["another id", '<div id="j" data-island="s" data-page="1"></div>'],
  ])("is replaced when the new page has %s", (_, after) => {
    const { section } = swapMain('<div class="a" id="i" data-island="s" data-page="1"></div>', after);
    expect(at(section, ".a")).toBeNull();
    expect(section.children).toHaveLength(1);
  });

  it("without an id is replaced", () =>
    expect(
      swapMain('<div class="a" data-island="s"></div>', '<div data-island="s"></div>').section.children[0]
        ?.className,
    ).toBe(""));

  it("inside a kept one moves with it", () => {
    const inner = '<b class="b" data-island-keep="in"></b>';
    const { hosts, section } = swapMain(
      `<div class="a" data-island-keep="out">${inner}</div>`,
      '<div data-island-keep="out"><b data-island-keep="in"></b></div>',
    );
    expect([section.children[0], hosts.a?.firstElementChild]).toEqual([hosts.a, hosts.b]);
  });

  it("moves without being removed where the browser can", () => {
    const moved: string[] = [];
    const move = function (this: Element, node: Element, before: Element | null) {
      moved.push(node.className);
      return this.insertBefore(node, before);
    };
    Object.defineProperty(Element.prototype, "moveBefore", { value: move, configurable: true });
    try {
      const { hosts, section } = swapMain(
        '<div class="a" data-island-keep="x"></div>',
        '<div data-island-keep="x"></div>',
      );
      expect([moved, section.children[0]]).toEqual([["a"], hosts.a]);
    } finally {
      Reflect.deleteProperty(Element.prototype, "moveBefore");
    }
  });
});
