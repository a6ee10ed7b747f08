// @vitest-environment page
/** The linter and the run time give the same sentences for the same markup. */
import { beforeEach, expect, test, vi } from "vitest";
import { checkText } from "../../../../runtime/cli/check/check-text";
import { islandOf } from "../../../../runtime/cli/check/hosts";
import type { Boot } from "../../../../runtime/contracts/boot";
import { warnOfUnknown } from "../../../../runtime/islands/faults";
import { propsOf } from "../../../../runtime/islands/props";
import { forgetWarnings } from "../../forget-warnings";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => {
  warn.mockClear();
  forgetWarnings();
});
const runTime = () => warn.mock.calls.map(([, sentence]) => sentence);
const linter = (markup: string) => checkText("page.html", markup).map(({ message }) => message);

function host(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.querySelector("[data-island]") as HTMLElement;
}

test.each(["{", "[4]", '{"ofset": 4}', '{"offset": "far", "place": 1}', '{"offset": true}'])(
  "props %s are explained in the same words",
  (props) => {
    const markup = `<p data-island="tooltip" title="a" data-island-props='${props}'>a</p>`;
    propsOf(host(markup), "tooltip", undefined);
    expect(runTime().length).toBeGreaterThan(0);
    // The run time names the island before every sentence about props.
    expect(linter(markup).map((sentence) => sentence.replace(/^(tooltip: )?/, "tooltip: "))).toEqual(
      runTime(),
    );
  },
);

test("mistakes in a store are explained in the same words", () => {
  const markup = `<p data-island="store-map" data-island-props='{"stores": [{"adres": "a", "link": 4}, "b"]}'>a</p>`;
  propsOf(host(markup), "store-map", undefined);
  expect(runTime()).toHaveLength(3);
  expect(linter(markup)).toEqual(runTime());
});

test.each(["tooltipp", "mini-baskte", "nothing-like-this"])("the unknown island %s, too", (name) => {
  const markup = `<p data-island="${name}">a</p>`;
  const rows = [...islandOf.keys()].map((island) => ({ name: island }));
  const boot = { rows, defined: new Map(), unknown: [{ host: host(markup), name }], row: () => undefined };
  warnOfUnknown(boot as unknown as Boot);
  expect(linter(markup)).toEqual(runTime());
});
