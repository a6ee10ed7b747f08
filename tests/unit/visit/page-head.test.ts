// @vitest-environment page
import { beforeEach, describe, expect, it } from "vitest";
import { headingIn, takeHead, titleOf } from "../../../runtime/visit/head";

const parse = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
const section = (markup: string) => {
  const own = document.createElement("main");
  own.innerHTML = markup;
  return own;
};
const root = document.documentElement;

beforeEach(() => {
  document.head.innerHTML = "<title>Old – Shop</title>";
  document.body.innerHTML = '<div id="container" class="search_page wide"></div>';
  root.className = "";
  root.lang = "pl";
  root.removeAttribute("dir");
});

describe("the heading of sections", () => {
  const textOf = (...sections: string[]) => headingIn(sections.map(section))?.textContent;

  it("is the first h1, though other headings precede it", () =>
    expect(textOf("<h2>Filters</h2>", "<p></p><h1>List</h1>", "<h1>More</h1>")).toBe("List"));

  it.each(["<h2>x</h2>", "<h6>x</h6>", '<p role="heading">x</p>'])("is %s where no h1 is", (markup) =>
    expect(textOf("<p>text</p>", `<div>${markup}</div>`)).toBe("x"),
  );

  it("can be a section itself, and can be missing", () => {
    const heading = document.createElement("h1");
    expect(headingIn([heading])).toBe(heading);
    expect([headingIn([section("<p></p>")]), headingIn([])]).toEqual([null, null]);
  });
});

describe("the title", () => {
  const title = (page: string, incoming: string, current: string) =>
    titleOf(parse(page), [section(incoming)], [section(current)]);

  it("is the new page's", () =>
    expect(title("<title>New</title>", "<h1>Heading</h1>", "<h1>Old</h1>")).toBe("New"));

  it("of a page rendered in parts has the new heading instead of the old one", () => {
    expect(title("", "<h1> New </h1>", "<h1> Old </h1>")).toBe("New – Shop");
    expect(title("", "<h1>$& for $1</h1>", "<h1>Old</h1>")).toBe("$& for $1 – Shop");
  });

  it("is the new heading where the old page has none, and stays where the new page has none", () => {
    expect(title("", "<h1>New</h1>", "")).toBe("New");
    expect(title("", "", "<h1>Old</h1>")).toBe("Old – Shop");
    expect(title("", "", "")).toBe("Old – Shop");
  });
});

describe("a page's head", () => {
  const take = (attributes: string, head = "", body = "") =>
    takeHead(parse(`<html ${attributes}><head>${head}</head><body>${body}</body></html>`), "New");

  it("gives title, language and direction", () => {
    take('lang="ar" dir="rtl"');
    expect([document.title, root.lang, root.dir]).toEqual(["New", "ar", "rtl"]);
    take('lang="en"');
    expect([root.lang, root.hasAttribute("dir")]).toEqual(["en", false]);
  });

  it("gives the classes of the page's kind and prices, and leaves all others", () => {
    root.className = "order_process --net own";
    take('lang="pl" class="--gross --place-order-page theirs"');
    expect([...root.classList].sort()).toEqual(["--gross", "--place-order-page", "own"]);
    take('lang="pl" class="order_process --net"');
    expect([...root.classList].sort()).toEqual(["--net", "order_process", "own"]);
  });

  it("gives description, canonical address and languages instead of the old ones", () => {
    const metadata = (name: string) =>
      `<meta name="description" content="${name}"><link rel="canonical" href="/${name}"><link hreflang="en" href="/en/${name}">`;
    document.head.innerHTML = `${metadata("old")}<meta name="theme-color" content="red">`;
    take('lang="pl"', `${metadata("new")}<meta name="robots" content="x">`);
    expect(document.head.innerHTML).not.toContain("old");
    for (const selector of ["[content=new]", '[href="/new"]', '[href="/en/new"]', "[name=theme-color]"])
      expect(document.head.querySelectorAll(selector)).toHaveLength(1);
    expect(document.head.querySelector("[name=robots]")).toBeNull();
  });

  it("of a page rendered in parts gives only the title and the page's type", () => {
    root.className = "order_process";
    document.head.innerHTML = '<meta name="description" content="old">';
    take("", "", '<div id="container" class="main_page"></div>');
    expect([document.title, root.lang, root.className]).toEqual(["New", "pl", "order_process"]);
    expect(document.head.querySelector("[content=old]")).not.toBeNull();
    expect(document.getElementById("container")?.className).toBe("wide main_page");
  });

  it.each([
    ["names no type", '<div id="container" class="wide"></div>'],
    ["has no container", ""],
  ])("leaves the type of the page when the new page %s", (_, body) => {
    take('lang="pl"', "", body);
    expect(document.getElementById("container")?.className).toBe("search_page wide");
  });

  it("is taken by a page without a container, too", () => {
    document.body.replaceChildren();
    take('lang="pl"', "", '<div id="container" class="main_page"></div>');
    expect([document.title, document.getElementById("container")]).toEqual(["New", null]);
  });
});
