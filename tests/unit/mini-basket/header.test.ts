// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { basketOf, HEADER, line, lines, partsLoaded, shop } from "./support";

const badge = (host: HTMLElement) => host.querySelector(".badge")?.textContent;
const price = (host: HTMLElement) => host.querySelector(".top_basket__sub .top_basket__price")?.textContent;

/** The accessible name of the link: the content that is not hidden from screen readers. */
const linkName = (link: HTMLElement) =>
  [...link.children]
    .filter((child) => child.getAttribute("aria-hidden") !== "true")
    .map((child) => child.textContent?.trim())
    .filter(Boolean)
    .join(" ");

describe("the header's basket", () => {
  it("shows the server's own counter and the total", async () => {
    const { host, link } = await shop(basketOf(lines(3), { count: 7 }));
    expect(badge(host)).toBe("7");
    expect(price(host)).toBe("120,00 zł");
    expect(linkName(link)).toBe("Wartość koszyka: 120,00 zł");
  });

  it("shows the net total when the shop shows net prices", async () => {
    const made = await shop();
    made.config({ priceType: "net" });
    expect(price(made.host)).toBe("97,56 zł");
    expect(linkName(made.link)).toBe("Wartość koszyka: 97,56 zł");
  });

  it("follows the store", async () => {
    const made = await shop();
    made.show(basketOf(lines(2), { worth: { net: "", gross: "20,00 zł" } }));
    expect(badge(made.host)).toBe("2");
    expect(price(made.host)).toBe("20,00 zł");
  });

  it("names the toggle with correct plurals", async () => {
    const made = await shop();
    const name = (count: number) => {
      made.show(basketOf(lines(2), { count }));
      return made.toggle.getAttribute("aria-label");
    };
    expect(name(1)).toBe("Koszyk, 1 produkt, 120,00 zł");
    expect(name(3)).toBe("Koszyk, 3 produkty, 120,00 zł");
    expect(name(12)).toBe("Koszyk, 12 produktów, 120,00 zł");
    expect(name(22)).toBe("Koszyk, 22 produkty, 120,00 zł");
    expect(name(1.5)).toBe("Koszyk, 1.5 produktu, 120,00 zł");
  });

  it("omits the total when the server gives none", async () => {
    const made = await shop(basketOf(lines(3), { worth: { net: "", gross: "" } }));
    expect(made.toggle.getAttribute("aria-label")).toBe("Koszyk, 3 produkty");
    expect(linkName(made.link)).toBe("3");
  });

  it("has the count at the link when no toggle has it", async () => {
    const made = await shop(basketOf(lines(23)));
    expect(linkName(made.link)).toBe("Wartość koszyka: 120,00 zł, 23 produkty");
    made.show(basketOf(lines(22)));
    expect(linkName(made.link)).toBe("Wartość koszyka: 120,00 zł, 22 produkty");
    await partsLoaded();
    expect(linkName(made.link)).toBe("Wartość koszyka: 120,00 zł");
  });

  it("marks an empty basket and unmarks a filled one", async () => {
    const made = await shop(basketOf([], { count: 0 }));
    expect(made.host.classList.contains("--hide")).toBe(true);
    made.show(basketOf([line(1)]));
    expect(made.host.classList.contains("--hide")).toBe(false);
  });

  it("keeps the server's HTML while the basket is unknown, skeleton included", async () => {
    const made = await shop(null, HEADER.replace("--mobile_hide", "--skeleton --mobile_hide"));
    expect(badge(made.host)).toBe("1");
    expect(made.host.classList.contains("--skeleton")).toBe(true);
    expect(made.toggle.style.display).toBe("none");
  });

  it("removes the skeleton as soon as the basket is known", async () => {
    const made = await shop(null, HEADER.replace("--mobile_hide", "--skeleton --mobile_hide"));
    made.show(basketOf(lines(1)), { status: "provisional" });
    expect(made.host.classList.contains("--skeleton")).toBe(false);
  });

  it("removes only the skeleton when the basket does not load, so that the link is usable", async () => {
    const made = await shop(null, HEADER.replace("--mobile_hide", "--skeleton --mobile_hide"));
    made.show(null);
    expect(made.host.classList.contains("--skeleton")).toBe(false);
    expect(badge(made.host)).toBe("1");
    expect(made.link.getAttribute("aria-label")).toBe("Wartość koszyka: 1,00 zł");
  });

  it("marks an unconfirmed basket, until it is confirmed", async () => {
    const made = await shop(null);
    made.show(basketOf(lines(2)), { status: "provisional", source: "remembered" });
    expect(made.host.hasAttribute("data-wyspa-provisional")).toBe(true);
    expect(made.host.getAttribute("aria-busy")).toBe("true");
    expect(badge(made.host)).toBe("2");
    made.show(basketOf(lines(2)));
    expect(made.host.hasAttribute("data-wyspa-provisional")).toBe(false);
    expect(made.host.hasAttribute("aria-busy")).toBe(false);
  });

  describe("of which a change has made the numbers wrong", () => {
    const visible = (host: HTMLElement) =>
      [...host.querySelectorAll<HTMLElement>(".top_basket__sub :is(.badge, .top_basket__price)")].filter(
        ({ style }) => style.visibility !== "hidden",
      ).length;

    it.each([
      ["that was never read", null],
      ["that was read before", basketOf(lines(3))],
    ])("shows none, and has a name instead, for a basket %s", async (_, basket) => {
      const made = await shop(basket);
      made.show(basket, { outdated: true });
      expect(visible(made.host)).toBe(0);
      expect(linkName(made.link)).toBe("Koszyk");
      expect(made.link.hasAttribute("aria-label")).toBe(false);
      expect(made.toggle.getAttribute("aria-label")).toBe(basket && "Koszyk");
    });

    it("shows them again as soon as the basket is read", async () => {
      const made = await shop(null);
      made.show(null, { outdated: true });
      made.show(basketOf(lines(2)));
      await partsLoaded();
      expect(visible(made.host)).toBe(2);
      expect(badge(made.host)).toBe("2");
      expect(linkName(made.link)).toBe("Wartość koszyka: 120,00 zł");
    });
  });

  it("writes nothing when nothing differs", async () => {
    const made = await shop();
    const text = made.host.querySelector(".badge")?.firstChild;
    made.show(basketOf(lines(3)));
    expect(made.host.querySelector(".badge")?.firstChild).toBe(text);
  });

  it("works in a header without any of the theme's elements", async () => {
    const made = await shop(basketOf(lines(3)), '<div class="host"></div>');
    expect(made.toggle.getAttribute("aria-label")).toBe("Koszyk, 3 produkty, 120,00 zł");
  });

  it("leaves only the last known values when it unmounts", async () => {
    const made = await shop();
    made.toggle.click();
    made.unmountShell();
    expect(made.host.querySelector(".top_basket__toggle")).toBeNull();
    expect(made.host.className).toBe("top_basket hover__wrapper --mobile_hide");
    expect(made.host.querySelector<HTMLElement>(".top_basket__details")?.style.display).toBe("");
    made.show(basketOf(lines(9)));
    expect(badge(made.host)).toBe("3");
  });
});

describe("a header that is newer than the store", () => {
  it("is asked about when the shop's own script has written another number", async () => {
    const made = await shop(basketOf(lines(3)));
    made.actions.refresh.mockImplementation(async () => {
      made.show(basketOf(lines(5)));
      return done(basketOf(lines(5)));
    });
    (made.host.querySelector(".badge") as HTMLElement).textContent = "5";
    await vi.waitFor(() => expect(linkName(made.link)).toContain("120,00"));
    await vi.waitFor(() => expect(made.actions.refresh).toHaveBeenCalledTimes(1));
    expect(badge(made.host)).toBe("5");
    expect(made.toggle.getAttribute("aria-label")).toContain("5 produktów");
  });

  it("keeps the server's number when the question fails", async () => {
    const made = await shop(basketOf(lines(3)));
    made.actions.refresh.mockResolvedValue(fault("network"));
    (made.host.querySelector(".badge") as HTMLElement).textContent = "4";
    await vi.waitFor(() => expect(made.actions.refresh).toHaveBeenCalledTimes(1));
    expect(badge(made.host)).toBe("4");
  });

  describe("that comes with a page in place", () => {
    const documentFrom = (path: string) =>
      vi
        .spyOn(performance, "getEntriesByType")
        .mockReturnValue([{ name: new URL(path, location.href).href }] as never);
    afterEach(() => vi.mocked(performance.getEntriesByType).mockRestore());

    it("keeps its number until the server has answered, also as the first header of the tab", async () => {
      documentFrom("/page-without-header");
      // The server does not answer. The shopper points at the header meanwhile.
      const made = await shop(basketOf([], { count: 0 }), HEADER, undefined, {}, fault("network"));
      expect(made.actions.refresh).toHaveBeenCalledTimes(1);
      expect(badge(made.host)).toBe("1");
      expect(made.host.classList.contains("--hide")).toBe(false);
      expect(price(made.host)).toBe("1,00 zł");
      made.show(basketOf(lines(2)));
      expect(badge(made.host)).toBe("2");
      expect(price(made.host)).toBe("120,00 zł");
    });

    it("shows the answer, also when it is the store's own number", async () => {
      documentFrom("/page-without-header");
      const made = await shop(basketOf(lines(3)));
      expect(made.actions.refresh).toHaveBeenCalledTimes(1);
      await vi.waitFor(() => expect(badge(made.host)).toBe("3"));
    });

    it("shows the store's number over a skeleton, which has none", async () => {
      documentFrom("/page-without-header");
      const skeleton = HEADER.replace("--mobile_hide", "--skeleton --mobile_hide");
      const made = await shop(basketOf(lines(3)), skeleton, undefined, {}, fault("network"));
      expect(made.actions.refresh).toHaveBeenCalledTimes(1);
      expect(made.host.classList.contains("--skeleton")).toBe(false);
      expect(badge(made.host)).toBe("3");
    });

    it("is not asked about on the page that the browser loaded, or with the store's number", async () => {
      documentFrom(location.href);
      expect((await shop(basketOf(lines(3)))).actions.refresh).not.toHaveBeenCalled();
      documentFrom("/page-without-header");
      expect((await shop(basketOf(lines(1)))).actions.refresh).not.toHaveBeenCalled();
    });
  });

  it("is asked about once when a script always writes the number in its own way", async () => {
    const made = await shop(basketOf(lines(3)));
    made.actions.refresh.mockImplementation(async () => {
      made.show(basketOf(lines(3)));
      return done(basketOf(lines(3)));
    });
    const number = made.host.querySelector(".badge") as HTMLElement;
    const own = () => {
      if (number.textContent === "3") number.textContent = "3 szt.";
    };
    new MutationObserver(own).observe(number, { childList: true, characterData: true, subtree: true });
    own();
    await vi.waitFor(() => expect(made.actions.refresh).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(badge(made.host)).toBe("3 szt.");
    expect(made.actions.refresh).toHaveBeenCalledTimes(1);
  });
});
