// @vitest-environment page
import { beforeEach, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { BlockName } from "../../../runtime/contracts/blocks";
import { placeServerContent } from "../../../runtime/gate/look-for-content";
import { initialState, sharedStore } from "../../../runtime/store/store";
import { turns } from "../turns";

const SOME = done({ response: { items: [{ content: "x" }] } });
const NONE = done({ response: { items: [] } });

beforeEach(() => void Reflect.deleteProperty(window, Symbol.for("wyspa.store")));

/** A page whose first request has asked for both blocks of content, unless a test says otherwise. */
function page({
  answers = {},
  asked = ["Snippets", "ToplayersAndWidgets", "Basket"],
  serverCode = {},
}: {
  answers?: Partial<Record<BlockName, Result<unknown>>>;
  asked?: readonly BlockName[];
  serverCode?: object;
}) {
  const store = sharedStore(initialState);
  store.setState({ shop: { serverCode, consent: "unknown" } as never });
  const placeContent = vi.fn(async (_: readonly string[]) => {});
  const openGate = vi.fn(async () => ({ placeContent }) as never);
  const storefront = vi.fn(
    async (blocks: readonly BlockName[]) =>
      new Map(blocks.map((block) => [block, answers[block] ?? NONE] as const)),
  );
  const report = vi.fn();
  const follow = () =>
    placeServerContent({
      store,
      firstRequest: { blocks: asked },
      platform: { storefront } as never,
      report,
      openGate,
    });
  const becomes = (status: string, block: BlockName = "Snippets") =>
    store.setState({ storefront: { ...store.getState().storefront, [block]: { status } } as never });
  return { placeContent, openGate, storefront, report, follow, becomes };
}

it("the gate opens for content, once for all blocks", async () => {
  const { placeContent, follow } = page({ answers: { Snippets: SOME, ToplayersAndWidgets: SOME } });
  await follow();
  expect(placeContent.mock.calls).toEqual([[["Snippets", "ToplayersAndWidgets"]]]);
});

it.each([
  ["is empty", NONE],
  ["failed", fault("network")],
  ["has no items", done({ response: {} })],
])("the gate stays closed if each block %s", async (_, answer) => {
  const { openGate, report, follow } = page({ answers: { Snippets: answer, ToplayersAndWidgets: answer } });
  await follow();
  expect(openGate).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it("the gate opens for the second block if the first is empty", async () => {
  const { openGate, follow } = page({ answers: { ToplayersAndWidgets: SOME } });
  await follow();
  expect(openGate).toHaveBeenCalledTimes(1);
});

it.each([
  ["that the page did not request", { asked: ["ToplayersAndWidgets"] as const }, ["ToplayersAndWidgets"]],
  ["of snippets that the shop switched off", { serverCode: { snippets: false } }, ["ToplayersAndWidgets"]],
  ["of top layers that the shop switched off", { serverCode: { topLayers: false } }, ["Snippets"]],
])("a block %s is not read", async (_, setup, blocks) => {
  const { storefront, follow } = page(setup);
  await follow();
  expect(storefront.mock.calls).toEqual([[blocks]]);
});

it("a gate that cannot load is reported, and is tried again when the network is back", async () => {
  const { openGate, placeContent, report, follow } = page({ answers: { Snippets: SOME } });
  openGate.mockRejectedValueOnce(new Error("lost"));
  await follow();
  expect(report.mock.calls.map(([{ error, phase }]) => [String(error), phase])).toEqual([
    ["Error: lost", "server-content"],
  ]);
  expect(placeContent).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  await turns();
  expect(placeContent).toHaveBeenCalledTimes(1);
});

it("content that comes after a failed request is placed once", async () => {
  const { storefront, follow, becomes } = page({});
  await follow();
  expect(storefront).toHaveBeenCalledTimes(1);
  becomes("ready");
  await turns();
  expect(storefront).toHaveBeenCalledTimes(1); // nothing was missed
  becomes("failed");
  becomes("loading");
  await turns();
  expect(storefront).toHaveBeenCalledTimes(1);
  becomes("ready", "ToplayersAndWidgets");
  becomes("ready");
  await turns();
  expect(storefront).toHaveBeenCalledTimes(2);
});

it("other blocks are no content", async () => {
  const { storefront, follow, becomes } = page({});
  await follow();
  becomes("failed", "Basket");
  becomes("ready", "Basket");
  await turns();
  expect(storefront).toHaveBeenCalledTimes(1);
});
