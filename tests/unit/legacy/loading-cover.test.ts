// @vitest-environment page
/** The old name of the loading cover: page modules call it with on and off, as often as they like. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Services } from "../../../runtime/contracts/overlays";
import { makeLoadingCover } from "../../../runtime/legacy/loading-cover";
import { makeLoading } from "../../../runtime/overlays/loading";
import { bindTexts } from "../../../runtime/texts/texts";

const shown = () => document.querySelectorAll("#ajaxLoadSite").length;
const turns = () => vi.advanceTimersByTimeAsync(0);

function makeCover() {
  const services = {
    texts: (table: never) => bindTexts(table, {}, "pol"),
    addStyle: async () => {},
    banner: () => "",
  };
  const loading = makeLoading(services as unknown as Services);
  const ui = { loading: async (on: boolean) => loading(on) };
  return makeLoadingCover({ ui } as never, {});
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<main></main>";
});
afterEach(() => vi.useRealTimers());

it("one call ends the cover of several calls", async () => {
  const { ajaxLoadSite } = makeCover();
  ajaxLoadSite(1);
  ajaxLoadSite(true);
  await turns();
  expect(shown()).toBe(1);
  ajaxLoadSite(0);
  await turns();
  expect(shown()).toBe(0);
});

it("ends at once, so that a module can move the focus in the next line", async () => {
  const { ajaxLoadSite } = makeCover();
  ajaxLoadSite(true);
  await turns();
  ajaxLoadSite(false);
  expect(shown()).toBe(0);
});

it("a cover that ends at once does not stay", async () => {
  const { ajaxLoadSite } = makeCover();
  ajaxLoadSite(true);
  ajaxLoadSite(false);
  await turns();
  expect(shown()).toBe(0);
});

it("a request that ends after the shopper has closed its cover shows nothing", async () => {
  const { ajaxLoadSite } = makeCover();
  ajaxLoadSite(true);
  await vi.advanceTimersByTimeAsync(16_000);
  document.querySelector<HTMLElement>("#ajaxLoadSite button")?.click();
  ajaxLoadSite(false);
  await turns();
  expect(shown()).toBe(0);
});

it("the next request has a cover although the shopper has closed the one before", async () => {
  const { ajaxLoadSite, ajaxLoadSiteMessage } = makeCover();
  ajaxLoadSite(true);
  await vi.advanceTimersByTimeAsync(16_000);
  document.querySelector<HTMLElement>("#ajaxLoadSite button")?.click();
  expect(shown()).toBe(0);
  ajaxLoadSite(true);
  ajaxLoadSiteMessage("Jeszcze chwila");
  await turns();
  expect(shown()).toBe(1);
  expect(document.querySelector("#ajaxLoadSite")?.textContent).toContain("Jeszcze chwila");
  ajaxLoadSite(false);
  await turns();
  expect(shown()).toBe(0);
});
