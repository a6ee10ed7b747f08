// @vitest-environment page
import { expect, it } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { Gate } from "../../../runtime/contracts/gate";
import { placeServerContent } from "../../../runtime/gate/server-content";

function page() {
  const puts: unknown[] = [];
  const gate = { insert: async (...[, content]: unknown[]) => void puts.push(content) } as unknown as Gate;
  const answered = (content: string) => done({ response: { items: [{ content }] } });
  const place = (hasSnippets: boolean) =>
    placeServerContent({
      gate,
      blocks: ["Snippets", "ToplayersAndWidgets"],
      storefront: async () =>
        new Map([
          ["Snippets", hasSnippets ? answered("snippet") : fault("network")],
          ["ToplayersAndWidgets", answered("top layer")],
        ]),
      report: () => {},
    });
  return { puts, place };
}

it("a failed block is placed when it arrives; a placed block is not placed again", async () => {
  const { puts, place } = page();
  await place(false);
  expect(puts).toEqual(["top layer"]);
  await place(true);
  await place(true);
  expect(puts).toEqual(["top layer", "snippet"]);
});

it("a block is placed once when it is requested twice at the same time", async () => {
  const { puts, place } = page();
  await Promise.all([place(true), place(true)]);
  expect(puts.sort()).toEqual(["snippet", "top layer"]);
});
