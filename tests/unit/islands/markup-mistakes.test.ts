// @vitest-environment page
/** The sentences about markup that is missing or misspelt, and the markup that descriptors suggest in them. */
import { describe, expect, it } from "vitest";
import type { Requirement } from "../../../runtime/contracts/island";
import { descriptors } from "../../../runtime/islands/generated/all";
import { missingMarkup, unmet } from "../../../runtime/islands/markup-mistakes/missing-markup";
import { unknownIsland, wrongWhen } from "../../../runtime/islands/markup-mistakes/names";

const islands = descriptors.filter((one) => "requires" in one);

/** The elements of the markup that a warning suggests, with the host that it belongs to. */
function suggested(markup: string): readonly Element[] {
  const box = document.createElement("div");
  box.innerHTML = markup;
  return [...box.querySelectorAll("*")];
}

describe("the markup that a descriptor suggests", () => {
  const rows = islands.flatMap(({ name, requires }) =>
    requires.map((requirement) => [name, requirement.selector, requirement as Requirement] as const),
  );
  it.each(rows)("for %s meets its own requirement %s", (name, selector, { where, markup }) => {
    const elements = suggested(markup).filter(
      (element) => where !== "host" || element.matches(`[data-island~=${name}]`),
    );
    // happy-dom knows no `:has` with a combinator: such an alternative is left to the others in the list.
    const tested = selector.replace(/, :has\(\+[^)]+\)/g, "");
    expect(elements.some((element) => element.matches(tested))).toBe(true);
  });

  it("is defined for the islands that cannot work without it", () => {
    const names = islands.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "add-to-basket",
        "info-bars",
        "mini-basket",
        "search-panel",
        "tooltip",
        "validated-form",
      ]),
    );
  });
});

describe("missing markup", () => {
  const requirements: readonly Requirement[] = [
    { where: "host", selector: "form", markup: "<form>" },
    { where: "inside", selector: "input", markup: "<input>" },
    { where: "page", selector: "header", markup: "<header>" },
  ];

  it("is what the page lacks; a selector that cannot be tested counts as met", () => {
    const lacking = unmet(requirements, (where) => (where === "host" ? null : where === "page"));
    expect(lacking).toEqual([requirements[1]]);
  });

  it("is shown in one sentence that says where it belongs", () => {
    expect(requirements.map((one) => missingMarkup("some-island", one))).toEqual([
      "some-island: the host must be like this, so the server's HTML stays: <form>",
      "some-island: the host contains nothing like this, so the server's HTML stays: <input>",
      "some-island: the page contains nothing like this, so the server's HTML stays: <header>",
    ]);
  });
});

it("an unknown island is explained by the nearest name, else by all names", () => {
  const names = ["mini-basket", "tooltip"];
  expect(unknownIsland("minibasket", names)).toBe(
    'data-island="minibasket" names no island, so the server\'s HTML stays. Did you mean "mini-basket"?',
  );
  expect(unknownIsland("carousel", names)).toContain("Valid names: mini-basket, tooltip.");
});

describe("a strategy", () => {
  it.each([
    "load",
    " visible ",
    "interaction or scroll",
    "media (min-width: 757px)",
    "media (min-width: 1px) and (print)",
    "never",
  ])("%j is valid", (when) => expect(wrongWhen(when)).toBeNull());

  it.each([
    ["visibel", 'Did you mean "visible"?'],
    ["onload", 'Did you mean "load"?'],
    ["interaction or click", 'Did you mean "interaction or scroll"?'],
    ["media min-width: 757px", 'as in "media (min-width: 757px)"'],
    ["", "Valid names: idle, interaction, interaction or scroll, load, media (…), visible."],
  ])("%j is explained", (when, help) => {
    expect(wrongWhen(when)).toContain(`data-island-when="${when}" names no strategy`);
    expect(wrongWhen(when)).toContain(help);
  });
});
