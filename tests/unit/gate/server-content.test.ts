// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { Gate } from "../../../runtime/contracts/gate";
import { placeServerContent } from "../../../runtime/gate/server-content";
import { runs } from "../runs";

async function place(snippets: unknown, topLayers: unknown = {}, repeat = 1) {
  const puts: unknown[][] = [];
  const gate = {
    insert: async (...given: unknown[]) => void puts.push(given),
    run: async (...given: unknown[]) => void puts.push(given),
  } as unknown as Gate;
  const block = (items: unknown) => done({ response: { items } });
  const report = vi.fn();
  const blocks = ["Snippets", "ToplayersAndWidgets"] as const;
  const storefront = vi.fn(
    async () =>
      new Map([
        ["Snippets", snippets === undefined ? fault("absent") : block(snippets)],
        ["ToplayersAndWidgets", block(topLayers)],
      ] as const),
  );
  for (let turn = 0; turn < repeat; turn++) await placeServerContent({ gate, blocks, storefront, report });
  const phases = report.mock.calls.map(([{ phase }]) => phase);
  return { puts, phases, told: report.mock.calls.map(([{ error }]) => String(error)) };
}

describe("server content", () => {
  it("goes to its region: the head, the top of the body, or the end of the body; lists may be objects", async () => {
    const item = (region: unknown, content = "x") => ({ region, content });
    const { puts, told } = await place({
      a: item("head"),
      b: item("body_top"),
      c: item("footer"),
      d: item(7),
    });
    expect(puts.map(([kind, content, region]) => `${kind} ${content} ${region}`)).toEqual(
      ["head", "body_top", "body_bottom", "body_bottom"].map((region) => `snippets x ${region}`),
    );
    expect(told).toEqual([]);
  });

  it("of top layers is markup, or the text of a script under `script`", async () => {
    const { puts } = await place([], { script: "a()", 0: { content: "<b>" }, z: { script: "b()" } });
    expect(puts).toEqual([
      ["topLayers", "<b>", "body_bottom"],
      ["topLayers", ["a()"]],
      ["topLayers", ["b()"]],
    ]);
  });

  it("is placed once per page, and a block without an answer does not delay the other", async () => {
    const { puts } = await place(undefined, [{ content: "x" }], 3);
    expect(puts).toHaveLength(1);
  });

  it("is placed in order beside any faulty record, which is reported at most once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.anything(), { maxLength: 5 }), fc.nat(5), async (odd, at) => {
        const good = { region: "head", content: "good-one" };
        const items = [...odd.slice(0, at), good, ...odd.slice(at), { ...good, content: "good-two" }];
        const { puts, told } = await place(items, items);
        const seen = puts.map(([kind, content]) => `${kind} ${content}`);
        for (const kind of ["snippets", "topLayers"])
          expect(seen.filter((one) => one.startsWith(kind) && one.includes("good-"))).toEqual([
            `${kind} good-one`,
            `${kind} good-two`,
          ]);
        expect(told.length).toBeLessThanOrEqual(2);
      }),
      runs(0.3),
    );
  });

  it.each(["text", null, 7, undefined])("that is %j instead of a list is none", async (items) => {
    const { puts, told } = await place(items ?? null, items);
    expect([puts, told]).toEqual([[], []]);
  });

  it("is not requested when no block is allowed, and a block that is not answered is none", async () => {
    const gate = {} as Gate;
    const storefront = vi.fn(async () => new Map());
    const report = vi.fn();
    await placeServerContent({ gate, blocks: [], storefront, report });
    expect(storefront).not.toHaveBeenCalled();
    await placeServerContent({ gate, blocks: ["Snippets"], storefront, report });
    expect(report).not.toHaveBeenCalled();
  });

  it("waits until the page has its end", async () => {
    const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const storefront = vi.fn(async () => new Map());
    const placed = placeServerContent({
      gate: {} as Gate,
      blocks: ["Snippets"],
      storefront,
      report: () => {},
    });
    await Promise.resolve();
    expect(storefront).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("DOMContentLoaded"));
    await placed;
    expect(storefront).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it("that is no record is reported by its place; an empty record is skipped", async () => {
    const { puts, told, phases } = await place(
      [null, "text", { content: 7 }, {}, { content: "" }, { content: null }],
      {
        a: 5,
        b: { content: ["x"] },
        script: "",
      },
    );
    expect(puts).toEqual([]);
    expect(phases).toEqual(["server-content", "server-content"]);
    expect(told).toEqual([
      "ServerContentError: get.php returned unreadable records in the block Snippets: 0, 1, 2.",
      "ServerContentError: get.php returned unreadable records in the block ToplayersAndWidgets: a, b.",
    ]);
  });
});
