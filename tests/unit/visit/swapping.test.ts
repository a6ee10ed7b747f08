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

  it.each([
    ["the same id, element and data", 'id="i" data-island="s"'],
    ["no name to keep", 'data-island="s" data-island-keep'],
  ])("with %s is replaced, because the server's content may be another product's", (_, attributes) => {
    const { section } = swapMain(
      `<form class="a" ${attributes}><input name="product" value="1"></form>`,
      `<form ${attributes}><input name="product" value="2"></form>`,
    );
    expect(section.children).toHaveLength(1);
    expect(section.querySelector("input")?.value).toBe("2");
  });

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
