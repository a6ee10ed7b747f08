// @vitest-environment page
/** The cover over a page that waits: shared by its callers, never a trap. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Services } from "../../../runtime/contracts/overlays";
import type { TextTable } from "../../../runtime/contracts/texts";
import { makeLoading } from "../../../runtime/overlays/loading";
import { bindTexts } from "../../../runtime/texts/texts";

const services = {
  texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  addStyle: async () => {},
  banner: () => "#own-banner",
} as unknown as Services;
const cover = () => document.querySelector<HTMLElement>("#ajaxLoadSite");
const said = () => document.querySelector("#ajaxLoadSite [role=status]")?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="main"><button id="button">x</button></main>';
});
afterEach(() => vi.useRealTimers());

describe("the cover", () => {
  it("stays until its last caller is done, and shows the newest pending message", () => {
    const loading = makeLoading(services);
    loading(true, "Pierwszy");
    loading(true, "Drugi");
    vi.advanceTimersByTime(100);
    expect([document.querySelectorAll("#ajaxLoadSite").length, said()]).toEqual([1, "Drugi"]);
    loading(false);
    expect(said()).toBe("Pierwszy");
    expect(loading(false)).toBeNull();
    expect(cover()).toBeNull();
  });

  it("is silent at first, because screen readers ignore a new live region", () => {
    const loading = makeLoading(services);
    loading(true, "Chwila");
    expect(said()).toBe("");
    vi.advanceTimersByTime(80);
    expect(said()).toBe("Chwila");
    loading(false);
  });

  it("makes the page behind it inert, and gives focus back", () => {
    const button = document.querySelector<HTMLElement>("#button");
    button?.focus();
    const loading = makeLoading(services);
    loading(true);
    expect(cover()?.contains(document.activeElement)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(document.querySelector<HTMLElement>("#main")?.inert).toBe(true);
    expect(cover()?.contains(document.activeElement)).toBe(true);
    loading(false);
    expect(document.querySelector<HTMLElement>("#main")?.inert).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it("leaves consent banners usable, however long it lasts: the platform's, a tool's and the shop's own", () => {
    const ids = ["ck_dsclr_v2", "onetrust-banner-sdk", "own-banner"];
    document.body.insertAdjacentHTML("beforeend", ids.map((id) => `<div id="${id}"></div>`).join(""));
    const loading = makeLoading(services);
    loading(true);
    vi.advanceTimersByTime(1_000);
    expect(ids.filter((id) => document.getElementById(id)?.inert)).toEqual([]);
    expect(document.querySelector<HTMLElement>("#main")?.inert).toBe(true);
    loading(false);
  });

  it("that is short never makes the page inert: Orca loses its place in Firefox when a page is inert and back", () => {
    const button = document.querySelector<HTMLElement>("#button");
    button?.focus();
    const loading = makeLoading(services);
    loading(true);
    vi.advanceTimersByTime(199);
    expect(document.querySelector("[inert]")).toBeNull();
    loading(false);
    vi.advanceTimersByTime(1_000);
    expect(document.querySelector("[inert]")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("returns the focus to where a script has moved it before the page became inert", () => {
    const link = document.createElement("a");
    link.href = "/";
    document.querySelector("#main")?.append(link);
    const loading = makeLoading(services);
    loading(true);
    link.focus();
    vi.advanceTimersByTime(200);
    expect(cover()?.contains(document.activeElement)).toBe(true);
    loading(false);
    expect(document.activeElement).toBe(link);
  });

  it("can be closed after 16 seconds, by its button or by Escape", () => {
    const loading = makeLoading(services);
    loading(true);
    vi.advanceTimersByTime(15_999);
    expect(cover()?.querySelector("button")).toBeNull();
    vi.advanceTimersByTime(1);
    cover()?.querySelector("button")?.click();
    expect(cover()).toBeNull();
    loading(true);
    vi.advanceTimersByTime(16_000);
    cover()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    expect(cover()).toBeNull();
  });

  it("that was closed is not waited for: a caller that never answers keeps no later cover", () => {
    const loading = makeLoading(services);
    loading(true);
    vi.advanceTimersByTime(16_000);
    cover()?.querySelector("button")?.click();
    loading(true);
    expect(cover()).not.toBeNull();
    loading(false);
    expect(cover()).toBeNull();
  });

  it("is gone on a page that is restored from the browser's cache", () => {
    const loading = makeLoading(services);
    loading(true);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(cover()).toBeNull();
  });
});
