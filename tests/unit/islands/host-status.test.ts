// @vitest-environment page
import { describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Instance, Row } from "../../../runtime/contracts/hosts";
import type { Status } from "../../../runtime/contracts/island";
import { warnOfUnknown } from "../../../runtime/islands/faults";
import { bareBoot } from "../bare-boot";

const pageWithout = () => bareBoot({ rows: [], loader: {} as Boot["loader"] });

function status(islands: Readonly<Record<string, Status>>): string | null {
  const host = document.createElement("div");
  host.setAttribute("data-island-status", "before");
  const instances = Object.entries(islands).map(([name, own]) => [
    name,
    { row: { name }, host, status: own },
  ]);
  const boot = pageWithout();
  boot.hosts.set(host, new Map(instances as [string, Instance][]));
  boot.writeStatus(host);
  return host.getAttribute("data-island-status");
}

describe("the status of a host", () => {
  it("is the status of its island", () => expect(status({ "mini-basket": "ready" })).toBe("ready"));
  it("names its islands if it has several", () =>
    expect(status({ "mini-basket": "ready", "search-panel": "loading" })).toBe(
      "mini-basket:ready search-panel:loading",
    ));
  it("is removed with its islands", () => expect(status({})).toBeNull());
  it("is missing for an element that is no host", () => {
    const element = document.createElement("div");
    pageWithout().writeStatus(element);
    expect(element.hasAttribute("data-island-status")).toBe(false);
  });
});

describe("a warning for theme designers", () => {
  const host = document.createElement("div");
  const page = (...unknown: readonly string[]) => {
    const warn = vi
      .spyOn(console, "warn")
      .mockReset()
      .mockImplementation(() => {});
    const rows = [{ name: "search-panel" }, { name: "mini-basket" }] as Row[];
    const boot = {
      rows,
      defined: new Map([["own-thing", {}]]),
      unknown: unknown.map((name) => ({ host, name })),
      row: (name: string) => rows.find((row) => row.name === name) ?? (name === "own-thing" ? {} : undefined),
    } as unknown as Boot;
    warnOfUnknown(boot);
    return { boot, told: warn.mock.calls };
  };

  it("names what is not an island, and suggests an island", () => {
    const { told, boot } = page("mini-baskt", "constructor", "mini-baskt");
    const rest = "names no island, so the server's HTML stays.";
    const names = "Valid names: mini-basket, own-thing, search-panel.";
    expect(told).toEqual([
      ["Wyspa:", `data-island="mini-baskt" ${rest} Did you mean "mini-basket"?`, host],
      ["Wyspa:", `data-island="constructor" ${rest} ${names}`, host],
    ]);
    expect(boot.unknown).toEqual([]);
  });

  it("is omitted when a theme has defined the island meanwhile", () => {
    const { told } = page("own-thing");
    expect(told).toEqual([]);
  });
});
