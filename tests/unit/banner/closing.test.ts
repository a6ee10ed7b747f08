/** The banner of a rebate code: the shopper closes it for a day, on every page of the shop. */
import "../in-a-window";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../eventually";
import { fire, key, one } from "../in-page";
import { openShop } from "../open-page";

const COOKIE = "rabateCode_clicked";
const street = openShop();
const root = () => document.documentElement;
const open = async (before = () => {}) => {
  street.shop.config.rebateCode = "LATO";
  const page = await street.open("/text-page", {
    chunks: { banner: () => import("../../../islands/banner/index") },
    before() {
      root().className = "--rabateCode --other";
      before();
    },
  });
  await page.start("banner");
  return page;
};
const banner = () => document.getElementById("rabateCode");
const close = () => one(".rabateCode__close");

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the platform's own cookie
  document.cookie = `${COOKIE}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  root().className = "";
});

it("the banner's close link removes the banner and its reserved room, and does not reload the page", async () => {
  await open();
  expect(fire(close(), "click")).toBe(false);
  expect(banner()).toBeNull();
  expect([...root().classList]).toContain("--other");
  expect([...root().classList]).not.toContain("--rabateCode");
  expect(document.cookie).toContain(`${COOKIE}=true`);
});

it("the other tabs hear of it", async () => {
  const before = Date.now();
  await open();
  fire(close(), "click");
  expect(Number(localStorage.getItem("wyspa_bars"))).toBeGreaterThanOrEqual(before);
});

it("the banner leaves a click outside its close link to the page", async () => {
  await open();
  expect(fire(one(".rabateCode__value"), "click")).toBe(true);
  expect(banner()).not.toBeNull();
  expect(document.cookie).not.toContain(COOKIE);
});

it("the banner stays when another script has cancelled the click", async () => {
  await open(() => close().addEventListener("click", (event) => event.preventDefault()));
  fire(close(), "click");
  expect(banner()).not.toBeNull();
  expect(document.cookie).not.toContain(COOKIE);
});

it("the banner is gone when another tab has closed it", async () => {
  await open(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the platform's own cookie
    document.cookie = `${COOKIE}=true; path=/`;
  });
  expect(banner()).toBeNull();
  expect([...root().classList]).toContain("--other");
  expect([...root().classList]).not.toContain("--rabateCode");
});

it("the banner is a named region whose close button names the banner and works by the space bar", async () => {
  await open();
  expect([banner()?.getAttribute("role"), banner()?.getAttribute("aria-label")]).toEqual([
    "region",
    "Kod rabatowy",
  ]);
  expect([close().getAttribute("role"), close().getAttribute("aria-label")]).toEqual([
    "button",
    "Zamknij: Kod rabatowy",
  ]);
  key(close(), " ");
  expect(banner()).toBeNull();
});

it("the banner keeps the role and the name that the theme has given it", async () => {
  await open(() => {
    banner()?.setAttribute("role", "complementary");
    banner()?.setAttribute("aria-label", "Rabat");
  });
  expect([banner()?.getAttribute("role"), banner()?.getAttribute("aria-label")]).toEqual([
    "complementary",
    "Rabat",
  ]);
});

it("the banner gets the server's attributes back when the island ends", async () => {
  await open();
  const host = banner() as HTMLElement;
  const button = close();
  host.remove();
  await eventually(() => expect(host.hasAttribute("role")).toBe(false));
  expect(host.hasAttribute("aria-label")).toBe(false);
  expect([button.getAttribute("role"), button.getAttribute("aria-label")]).toEqual([
    null,
    "Zamknij pasek informacyjny",
  ]);
  expect(fire(button, "click")).toBe(true);
});

it("a close link that the page sets anew is named, and pressed by keys", async () => {
  await open();
  const added = document.createElement("span");
  added.className = "rabateCode__close";
  close().replaceWith(added);
  await eventually(() => expect(added.getAttribute("role")).toBe("button"));
  expect(added.getAttribute("aria-label")).toBe("Zamknij: Kod rabatowy");
  key(added, "Enter");
  expect(banner()).toBeNull();
});
