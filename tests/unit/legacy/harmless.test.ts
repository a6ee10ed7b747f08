// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileLinks, hostileTexts } from "../../../fixtures/catalogue/hostile";
import { harmless } from "../../../runtime/legacy/harmless";
import { wordsOf } from "../../../runtime/legacy/words";

const words = (said: unknown) => wordsOf(said);

describe("the text of an alert", () => {
  it.each([
    ["Dodano <b>do koszyka</b>", "Dodano do koszyka"],
    ['<p class="x">Raz</p><p>dwa<br/>trzy</p>', "Raz dwa trzy"],
    ['Zobacz <a href="/koszyk" title="K">koszyk</a>', "Zobacz koszyk"],
    ["1 &amp; 2 &lt;b&gt;", "1 & 2 <b>"],
    ["1 < 2 > 0", "1 < 2 > 0"],
    [12, "12"],
    [null, ""],
    [{}, ""],
  ])("%j is %j", (said, text) => expect(words(said)).toBe(text));

  it.each(hostileTexts.filter((text) => /^[^&]*$/.test(text)))("keeps %j unchanged", (text) =>
    expect(words(text)).toBe(text.replace(/\s+/g, " ").trim()),
  );

  it("keeps links that would run", () => {
    for (const link of hostileLinks.filter((one) => /script:/i.test(one) && !one.includes('"')))
      expect(words(`<a href="${link}">x</a>`), link).toContain("<a ");
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.anything(), (said) => typeof words(said) === "string"));
  });
});

describe("nodes that a page's script shows", () => {
  const piece = (...elements: readonly [tag: string, attributes: Record<string, string>][]) => {
    const fragment = document.createDocumentFragment();
    for (const [tag, attributes] of elements) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      fragment.append(element);
    }
    return harmless(fragment);
  };

  it("lose what runs or sends requests by itself", () => {
    const tags = ["script", "style", "link", "meta", "base", "object", "embed", "template"];
    expect(
      piece(...tags.map((tag) => [tag, {}] as [string, object & Record<string, string>])).childNodes,
    ).toHaveLength(0);
    const { firstElementChild } = piece([
      "iframe",
      { srcdoc: "x", onload: "x", src: "https://film.example/1", class: "k" },
    ]);
    expect([...(firstElementChild?.attributes ?? [])].map(({ name }) => name).sort()).toEqual([
      "class",
      "src",
    ]);
  });

  it.each(hostileLinks.filter((link) => /:/.test(link) && !/^\//.test(link)))(
    "lose the address %j",
    (link) => {
      for (const name of ["href", "src", "action", "formaction", "xlink:href"])
        expect(piece(["a", { [name]: link }]).firstElementChild?.hasAttribute(name)).toBe(false);
    },
  );

  it.each(["/a", "#b", "?c=d:e", "https://x.pl/", "mailto:a@b.pl", "tel:+48600", "a/b:c"])(
    "keep the address %j",
    (link) => expect(piece(["a", { href: link }]).firstElementChild?.getAttribute("href")).toBe(link),
  );
});
