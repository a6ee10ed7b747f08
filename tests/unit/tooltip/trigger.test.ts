// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { takeTitle } from "../../../islands/tooltip/content";
import { triggerOf } from "../../../islands/tooltip/trigger";

const linkTo = (href: string) => {
  const link = document.querySelector("a") as HTMLAnchorElement;
  link.setAttribute("href", href);
  return { link, ...triggerOf(link, "podpowiedź") };
};

beforeEach(() => {
  document.body.innerHTML =
    '<a class="showTip" title="14 dni">Zwroty</a><h2 id="zwroty"></h2><h2 id="dostawa i płatność"></h2><a name="dawna"></a>';
});

describe("the link of a tip", () => {
  it.each(["#zwroty", `#${encodeURIComponent("dostawa i płatność")}`, "#dawna", "/zwroty.html"])(
    "is followed when it has a target: %s",
    (href) => {
      const { link, isFree } = linkTo(href);
      expect(isFree).toBe(false);
      expect(link.hasAttribute("role")).toBe(false);
    },
  );

  it.each(["", "#", "#nowhere", "#%E0%A4%A"])("is a button without a target: %j", (href) => {
    const { link, isFree } = linkTo(href);
    expect(isFree).toBe(true);
    expect(link.getAttribute("role")).toBe("button");
  });

  it("around the element with the tip is followed, too", () => {
    document.body.innerHTML =
      '<a href="#zwroty"><i class="showTip" title="14 dni"></i></a><h2 id="zwroty"></h2>';
    const host = document.querySelector("i") as HTMLElement;
    expect(triggerOf(host, "podpowiedź").isFree).toBe(false);
  });
});

describe("the name of a focusable trigger", () => {
  const nameOf = (markup: string) => {
    document.body.innerHTML = markup;
    const host = document.querySelector("#tip") as HTMLElement;
    const putBack = takeTitle(host);
    const { element, restore } = triggerOf(host, "podpowiedź");
    const name = element.getAttribute("aria-label");
    restore();
    putBack();
    expect(document.body.innerHTML).toBe(markup);
    return name;
  };

  it.each([
    '<a id="tip" href="/zwroty.html" title="14 dni"><i></i></a>',
    '<a id="tip" href="/zwroty.html" title="14 dni"><img src="z.svg" alt=""></a>',
    '<a href="/zwroty.html"><i id="tip" title="14 dni"></i></a>',
    '<button id="tip" type="button" title="14 dni">?</button>',
    '<select id="tip" title="14 dni"><option>Zwrot</option></select>',
    '<input id="tip" title="14 dni">',
  ])("stays its title where nothing else names it: %s", (markup) => {
    expect(nameOf(markup)).toBe("14 dni");
  });

  it.each([
    '<a id="tip" href="/zwroty.html" title="14 dni">Zwroty</a>',
    '<a id="tip" href="/zwroty.html" title="14 dni"><img src="z.svg" alt="Zwroty"></a>',
    '<a href="/zwroty.html"><i id="tip" title="14 dni"></i><i title="Zwroty"></i></a>',
    '<label>Zwroty <select id="tip" title="14 dni"></select></label>',
    '<input id="tip" type="submit" value="Zwróć" title="14 dni">',
    '<div id="tip" title="14 dni"><input placeholder="Powód zwrotu"></div>',
    '<div id="tip" tabindex="0" title="14 dni"></div>',
    '<a id="tip" href="/zwroty.html"></a>',
  ])("is left alone with a name of its own, without a role, and without a title: %s", (markup) => {
    expect(nameOf(markup)).toBeNull();
  });

  it.each(["aria-label", "aria-labelledby"])("is left to the page's %s", (attribute) => {
    const given = `<button id="tip" type="button" ${attribute}="zwroty" title="14 dni"></button>`;
    expect(nameOf(given)).toBe(attribute === "aria-label" ? "zwroty" : null);
  });
});
