/** `calculate_instalments`, as the server's `onclick` and themes call it, without a link of their own. */
import "../in-a-window";
import { beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all } from "../in-page";
import { openOldPages } from "./old-page";

const pages = openOldPages({
  "legacy-instalments": () => import("../../../runtime/legacy/instalments"),
  instalments: () => import("../../../islands/instalments/index"),
});
const call = (...args: unknown[]) =>
  (Reflect.get(window, "calculate_instalments") as (...all: unknown[]) => unknown)(...args);
const offer = { link: "https://bank.example/?kwota={calculate_price}", instalmentName: "Bank" };

let opened: unknown[];
beforeEach(() => {
  opened = [];
  vi.spyOn(window, "open").mockImplementation((url) => {
    opened.push(url);
    return null;
  });
});

it("a call opens the provider's page, although no link of the page is a host", async () => {
  await pages.open();
  call(offer);
  await eventually(() => expect(opened).toEqual(["https://bank.example/?kwota=XXX"]));
});

it("a call in the positional form is answered like one with an object", async () => {
  await pages.open();
  call(0, 0, 0, "n", offer.link, 0, "Bank", "", "gross");
  await eventually(() => expect(opened).toHaveLength(1));
});

it("several calls share one hidden host", async () => {
  await pages.open();
  call(offer);
  await eventually(() => expect(opened).toHaveLength(1));
  call(offer);
  await eventually(() => expect(opened).toHaveLength(2));
  const hosts = all("span[data-island=instalments]");
  expect(hosts.map(({ hidden }) => hidden)).toEqual([true]);
});

it("a call is answered again after a script has removed the page's content", async () => {
  await pages.open();
  call(offer);
  await eventually(() => expect(opened).toHaveLength(1));
  for (const host of all("span[data-island=instalments]")) host.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
  call(offer);
  await eventually(() => expect(opened).toHaveLength(2));
});

it("a call whose island cannot be loaded is answered by a message", async () => {
  const { boot, announced } = await pages.open();
  Object.assign(boot, { activate: async () => false });
  call(offer);
  await eventually(() => expect(announced.join()).toContain("Kalkulator rat nie jest teraz dostępny."));
  expect(opened).toEqual([]);
});
