// @vitest-environment page
/** The chunk that provides React: an island that is built without it runs on the page's one React. */
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { IslandContext, Mount } from "../../../runtime/contracts/island";
import { provide } from "../../../runtime/react";

afterEach(() => document.body.replaceChildren());

/** An island as the build writes it: it asks for each module by its name. */
function islandOf(require: typeof provide): Mount {
  const { useState } = require("react") as typeof import("react");
  const { jsx } = require("react/jsx-runtime") as typeof import("react/jsx-runtime");
  const { reactIsland, useIsland } =
    require("runtime/react") as typeof import("../../../runtime/react/island");
  return reactIsland(() => {
    const [count, setCount] = useState(0);
    const { name } = useIsland();
    return jsx("button", { onClick: () => setCount(count + 1), children: `${name} ${count}` });
  });
}

it("an island renders with the provided modules, and its components find its context", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const host = document.createElement("div");
  document.body.append(host);
  const { signal } = new AbortController();
  const context = { name: "counter", host, signal, guard() {}, hasScrolled: () => false };
  await act(async () => void (await islandOf(provide)(host, context as unknown as IslandContext)));
  expect(host.textContent).toBe("counter 0");
  await act(async () => host.querySelector("button")?.click());
  expect(host.textContent).toBe("counter 1");
  vi.unstubAllGlobals();
});

it("a module that the build does not share is not provided", () =>
  expect(provide("zustand")).toBeUndefined());
