// @vitest-environment page
/** The text of an old alert keeps the links that the shopper needs, and nothing else of its markup. */
import { describe, expect, it } from "vitest";
import { linkedWords } from "../../../runtime/legacy/linked-words";

const parse = (markup: string) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};
const shown = (markup: string) => {
  const box = document.createElement("p");
  box.append(linkedWords(markup, parse));
  return box;
};

describe("a link in an alert", () => {
  it("stays when it leads within the shop, as a new link with its text", () => {
    const box = shown('Dodano. <a class="alertek__link" href="/basketedit.php">Do <b>koszyka</b></a> teraz');
    const link = box.querySelector("a");
    expect(box.textContent).toBe("Dodano. Do koszyka teraz");
    expect([link?.getAttribute("href")?.endsWith("/basketedit.php"), link?.className]).toEqual([
      true,
      "alertek__link",
    ]);
    expect(box.querySelector("b")).toBeNull();
  });

  it.each([
    ["has no known class", '<a class="other" href="/koszyk">Koszyk</a>'],
    ["leads nowhere", '<a class="alertek__link">Koszyk</a>'],
  ])("that %s becomes plain text", (_, markup) => {
    const box = shown(markup);
    expect([box.textContent, box.querySelector("a")]).toEqual(["Koszyk", null]);
  });

  it("that runs code is no link, and its markup is shown as text", () => {
    const box = shown('<a class="alertek__link" href="javascript:alert(1)">Koszyk</a>');
    expect(box.querySelector("a")).toBeNull();
    expect(box.textContent).toContain("javascript:alert(1)");
  });
});
