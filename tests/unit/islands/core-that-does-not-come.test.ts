// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { makeScan } from "../../../runtime/islands/start-strategies";
import { eventually } from "../eventually";

const unhandled = vi.fn();
process.on("unhandledRejection", unhandled);
afterEach(() => void process.off("unhandledRejection", unhandled));

it("a marker of an unknown island causes no unhandled rejection when the core that reports it does not load", async () => {
  document.body.innerHTML = '<div data-island="nobody"></div>';
  const core = vi.fn(() => Promise.reject(new Error("no core")));
  const boot = {
    rows: [],
    defined: new Map(),
    hosts: new Map(),
    unknown: [],
    requestBlocks: () => {},
    row: () => undefined,
    hostSettings: () => ({ isOn: true, hasPreset: false, islands: {} }),
    core,
  } as unknown as Boot;
  makeScan(boot, false, [])();
  await eventually(() => expect(core).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
