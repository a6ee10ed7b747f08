// @vitest-environment page
/** The older suggestion of another shop: the server's list of languages and countries, as it is at the press. */
import { afterEach, expect, it, vi } from "vitest";
import { suggestShop } from "../../../islands/region-selector/suggest-shop";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";
import { one } from "../in-page";

const language = (name: string, site: string) =>
  `<div class="redirection__language"><strong>${name}</strong><label data-link="${site}"><input type="radio" name="shop_country"></label></div>`;
const PAGE = `<div class="redirection">${language("Polski", "/pl")}<a class="redirection__button">→</a><form class="redirection__submit"></form></div>`;
const life = new AbortController();
afterEach(() => life.abort());

it("a language that the page adds is pressed by keys, is the only chosen one, and is the site that is opened", async () => {
  document.body.innerHTML = PAGE;
  const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
  const host = one(".redirection");
  const context = { signal: life.signal, alert: vi.fn(), texts: () => (key: string) => key };
  suggestShop(host, context as unknown as IslandContext, () => false);
  one("strong", host).click();
  one(".redirection__language").insertAdjacentHTML("afterend", language("Deutsch", "/de"));
  const [polish, german] = [...host.querySelectorAll(".redirection__language")];
  const name = one("strong", german);
  await eventually(() => expect(name.getAttribute("aria-pressed")).toBe("false"));
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect([polish, german].map((part) => part?.className.includes("--active"))).toEqual([false, true]);
  expect(name.getAttribute("aria-pressed")).toBe("true");
  one(".redirection__button").click();
  expect(submit).toHaveBeenCalledOnce();
  expect(one("form", host).getAttribute("action")).toContain("/de");
});
