/** Info bars: a closed bar stays closed, and the room that the theme keeps for the bars follows them. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { fire, key, one } from "../in-page";
import { bar, HEIGHT, KEY, openBars, rootStyle } from "./support";

const page = openBars();
const close = (id: string) => one(".bars__close", bar(id));
const height = () => rootStyle().getPropertyValue("--bars-height");

describe("a bar's close link", () => {
  it("removes the bar, remembers it, and leaves the other bars", async () => {
    await page.open({ query: "?bars=fixed" });
    expect(fire(close("bar1"), "click")).toBe(false);
    expect([bar("bar1"), bar("bar2")]).toEqual([null, expect.anything()]);
    expect(localStorage.getItem(KEY)).toBe('["bar1"]');
    expect(localStorage.getItem("wyspa_bars")).not.toBeNull(); // other tabs were told
  });

  it("passes its focus to the close link of the next bar", async () => {
    await page.open({ query: "?bars=fixed" });
    close("bar1").focus();
    close("bar1").click();
    expect(document.activeElement).toBe(close("bar2"));
  });

  it("leaves the focus near the shopper when the next bar is far away", async () => {
    await page.open({ query: "?bars=fixed" });
    page.tops.set("bar2", 4000);
    close("bar1").focus();
    close("bar1").click();
    expect(document.activeElement).not.toBe(close("bar2"));
  });

  it("removes the whole container with the last bar, and the room for it", async () => {
    const { hosts } = await page.open();
    rootStyle().setProperty("--bars-height", `${HEIGHT}px`);
    close("bar1").click();
    expect(hosts[0]?.isConnected).toBe(false);
    await eventually(() => expect(height()).toBe("0px"));
  });

  it("does nothing when another script has cancelled the click", async () => {
    await page.open({
      before: () => close("bar1").addEventListener("click", (event) => event.preventDefault()),
    });
    fire(close("bar1"), "click");
    expect(bar("bar1")).not.toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is a button with the text of its bar in its name", async () => {
    await page.open();
    expect(close("bar1").getAttribute("role")).toBe("button");
    expect(close("bar1").getAttribute("aria-label")).toBe(
      "Zamknij: Zamówienia złożone do 14:00 wysyłamy tego samego dnia.",
    );
  });
});

describe("the container", () => {
  it("loses the bars that were closed on an earlier page", async () => {
    await page.open({ query: "?bars=fixed", before: () => localStorage.setItem(KEY, '["bar2"]') });
    expect([bar("bar1"), bar("bar2")]).toEqual([expect.anything(), null]);
  });

  it("is removed when all of its bars were closed on an earlier page", async () => {
    await page.open({ before: () => localStorage.setItem(KEY, '["bar1"]') });
    await eventually(() => expect(document.querySelector(".bars")).toBeNull());
  });

  it("is named by its side of the page", async () => {
    const { hosts } = await page.open({ query: "?bars=fixed" });
    expect(hosts.map((host) => [host.getAttribute("role"), host.getAttribute("aria-label")])).toEqual([
      ["region", "Informacje na górze strony"],
      ["region", "Informacje na dole strony"],
    ]);
  });

  it("stays as the server sent it in the order process", async () => {
    const { hosts } = await page.open({ orderProcess: true });
    expect(hosts[0]?.hasAttribute("role")).toBe(false);
    expect(fire(close("bar1"), "click")).toBe(true);
    expect(bar("bar1")).not.toBeNull();
  });
});

describe("the room that the theme keeps for the top bars", () => {
  it("follows the height of the bars", async () => {
    await page.open({ query: "?bars=fixed" });
    bar("bar1").remove();
    page.resize();
    expect(height()).toBe(`${HEIGHT}px`);
  });

  it("stays while the page is scrolled, unless a bar has gone", async () => {
    const { hosts } = await page.open({ query: "?bars=fixed" });
    rootStyle().setProperty("--bars-height", "7px");
    document.documentElement.classList.add("--scroll-down");
    page.resize();
    expect(height()).toBe("7px");
    hosts[0]?.lastElementChild?.remove();
    page.resize();
    expect(height()).toBe(`${HEIGHT}px`);
  });

  it("is written again when the page is scrolled back", async () => {
    await page.open();
    document.documentElement.classList.add("--scroll-down");
    await eventually(() => expect(height()).toBe(""));
    document.documentElement.classList.remove("--scroll-down");
    await eventually(() => expect(height()).toBe(`${HEIGHT}px`));
  });

  it("is not measured when another class of the root changes", async () => {
    await page.open();
    document.documentElement.classList.add("--any-other");
    await new Promise((turn) => setTimeout(turn));
    expect(height()).toBe("");
    document.documentElement.classList.remove("--any-other");
  });
});

it("the close link of a bar that the page adds is named like the others, and pressed by keys", async () => {
  await page.open({ query: "?bars=fixed" });
  const added = bar("bar1").cloneNode(true) as HTMLElement;
  added.id = "bar9";
  const link = one(".bars__close", added);
  for (const name of ["role", "tabindex", "aria-label"]) link.removeAttribute(name);
  bar("bar1").after(added);
  await eventually(() => expect(link.getAttribute("role")).toBe("button"));
  expect(link.getAttribute("aria-label")).toBe(close("bar1").getAttribute("aria-label"));
  key(link, " ");
  expect([bar("bar9"), bar("bar1")]).toEqual([null, expect.anything()]);
});
