/** Large templates with much template code, as theme builders and exports write them. */
import { describe, expect, it } from "vitest";
import { checkText } from "../../../../runtime/cli/check/check-text";
import { processorTime } from "../../effort";

const card = (marker: string) =>
  `<article ${marker} class="product {{ x }}"><a href="/p/{{ id }}">{{ name }}</a>{% if a %}<b>\n</b>{% endif %}</article>\n`;
const SECOND = 1000;

describe("a template of a megabyte", () => {
  it.each([
    ["without a host", ""],
    ["full of hosts", 'data-island="plural"'],
  ])(
    "is checked in seconds, %s",
    (_, marker) => {
      const text = `<!doctype html><body>${card(marker).repeat(1_000_000 / card(marker).length)}<p data-island="mini-baskte"></p>`;
      const check = () =>
        expect(checkText("large.html", text).map(({ rule }) => rule)).toContain("unknown-island");
      expect(processorTime(check)).toBeLessThan(15 * SECOND);
    },
    120_000,
  );
});
