// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { makeScan } from "../../../runtime/islands/discovery";
import { bareBoot } from "../bare-boot";
import { eventually } from "../eventually";
import { makePage } from "./a-page";

const unhandled = vi.fn();
process.on("unhandledRejection", unhandled);
afterEach(() => void process.off("unhandledRejection", unhandled));

it("no host causes an unhandled rejection when the core does not load", async () => {
  document.body.innerHTML =
    '<i data-island="at-once"></i><b data-island="when-seen"></b><p data-island="nobody"></p>';
  const core = vi.fn(() => Promise.reject(new Error("no core")));
  const boot = bareBoot({
    rows: [
      { name: "at-once", when: "load" },
      { name: "when-seen", when: "visible" },
    ],
    loader: { knows: () => true, load: async () => ({}), preload() {} } as unknown as Boot["loader"],
    core,
    requestBlocks() {},
  });
  makeScan(boot, false, [])();
  await eventually(() => expect(boot.unknown).toHaveLength(1));
  await eventually(() => expect(core).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

it("a core that comes later starts the islands whose strategies only it has", async () => {
  const page = makePage();
  page.loseCore();
  page.add({ name: "when-idle", when: "idle" }, () => {});
  const host = await page.show('<p data-island="when-idle"></p>');
  expect(page.status(host)).toBe("waiting");
  page.startCore();
  await eventually(() => expect(page.status(host)).toBe("ready"));
});
