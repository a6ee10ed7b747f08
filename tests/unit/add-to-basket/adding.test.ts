// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { Changed } from "../../../runtime/contracts/basket";
import { basketWith, FORM, type ProductPage, productPage, settled } from "./support";

let page: ProductPage;
const open = (...given: Parameters<typeof productPage>) => {
  page = productPage(...given);
  return page;
};
afterEach(() => {
  page?.unmount();
  vi.unstubAllGlobals();
});

describe("a submit", () => {
  it("adds in place, says so once and shows it with a link to the basket", async () => {
    open().submit();
    await settled();
    expect(page.add.mock.calls).toEqual([[{ id: "12", size: "uniw", quantity: 2, fields: {} }]]);
    expect(page.native).toHaveLength(0);
    expect(page.said).toEqual(["Dodano do koszyka: Kubek niebieski. W koszyku 3 produkty"]);
    expect(page.message()).toBe("Dodano do koszyka.");
    const link = document.querySelector<HTMLAnchorElement>(".add_to_basket__go");
    expect(link?.textContent).toBe("Przejdź do koszyka");
    expect(new URL(link?.href ?? "").pathname).toBe("/koszyk.php");
    expect(link?.closest("[role], [aria-live]")).toBeNull();
  });

  it("is said without a count where the basket could not be read", async () => {
    open().add.mockResolvedValue(done(null));
    page.submit();
    await settled();
    expect(page.said).toEqual(["Dodano do koszyka: Kubek niebieski."]);
  });

  it("is said without a name where there is none", async () => {
    open(FORM, { type: "search" }).submit();
    await settled();
    expect(page.said).toEqual(["Dodano do koszyka. W koszyku 3 produkty"]);
  });

  it("makes the button busy, not disabled, until the answer", async () => {
    let answer: (result: Changed) => void = () => {};
    open().add.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    page.submit();
    expect(page.button.getAttribute("aria-disabled")).toBe("true");
    expect(page.button.classList.contains("--loading")).toBe(true);
    expect(page.button.disabled).toBe(false);
    expect(page.message()).toBe("Dodawanie do koszyka…");
    page.submit();
    page.submit();
    expect(page.add).toHaveBeenCalledTimes(1);
    expect(page.native).toHaveLength(0);
    answer(done(basketWith(1)));
    await settled();
    expect(page.button.hasAttribute("aria-disabled")).toBe(false);
    expect(page.button.classList.contains("--loading")).toBe(false);
    page.submit();
    expect(page.add).toHaveBeenCalledTimes(2);
  });

  it("that another listener took is theirs", async () => {
    open();
    page.form.addEventListener("submit", (event) => event.preventDefault());
    page.submit();
    document.body.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    page.submit();
    await settled();
    expect(page.add).not.toHaveBeenCalled();
  });

  it("of a form that is not understood goes to the browser", () => {
    open(FORM.replace('name="size"', 'name="rozmiar"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(1);
  });

  it("of another form is none of its business", () => {
    open(`${FORM}<form id="other"></form>`);
    document
      .getElementById("other")
      ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(1);
  });

  it("stops at the browser's own check of the quantity", () => {
    open(FORM.replace('value="2"', 'value="0"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(0);
  });

  it("asks for a quantity where the browser has no check", () => {
    open(FORM.replace('type="number"', 'type="text"').replace('value="2"', 'value="dwa"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.message()).toBe("Podaj ilość większą od zera.");
    expect(page.said).toEqual(["Podaj ilość większą od zera."]);
    expect(document.activeElement?.getAttribute("name")).toBe("number");
  });

  it("takes a decimal comma", async () => {
    open(FORM.replace('type="number"', 'type="text"').replace('value="2"', 'value="1,5"')).submit();
    expect(page.add.mock.calls[0]?.[0]).toMatchObject({ quantity: 1.5 });
  });
});

describe("a failure", () => {
  const failed = async (result: Changed) => {
    open().add.mockResolvedValue(result);
    page.submit();
    await settled();
    return { native: page.native.length, message: page.message() };
  };

  it.each([
    fault("network"),
    fault("timeout"),
    fault("status", { status: 500 }),
    fault("status", { status: 503 }),
    fault("format"),
  ])(
    "of the way (%o) that left the basket as it was is said, and the form goes natively, once",
    async (result) => {
      const { native, message } = await failed({ ...result, unchanged: true });
      expect(native).toBe(1);
      expect(message).toContain("Wysyłamy formularz");
      expect(page.said).toEqual([message]);
      expect(page.native[0]?.submitter).toBe(page.button);
      expect(page.add).toHaveBeenCalledTimes(1);
    },
  );

  it.each([fault("status", { status: 422 }), fault("status", { status: 404 }), fault("refused")])(
    "of the server's making (%o) is said and not sent again",
    async (result) => {
      const { native, message } = await failed(result);
      expect(native).toBe(0);
      expect(message).toContain("Nie udało się dodać produktu");
      expect(page.said).toEqual([message]);
    },
  );

  it.each([fault("network"), fault("timeout"), fault("status", { status: 500 })])(
    "of the way (%o) after which the basket is another, or unknown, is said, and nothing is sent twice",
    async (result) => {
      const { native, message } = await failed({ ...result, unchanged: false });
      expect(native).toBe(0);
      expect(message).toContain("Nie wiadomo, czy produkt został dodany.");
      expect(page.said).toEqual([message]);
      expect(document.querySelector<HTMLAnchorElement>(".add_to_basket__go")?.hidden).toBe(false);
    },
  );

  it("that the shop explains is said in its words, as text", async () => {
    const { native, message } = await failed(fault("refused", { message: "Zostały <b>2</b> sztuki." }));
    expect(native).toBe(0);
    expect(message).toBe("Nie udało się dodać produktu do koszyka. Zostały <b>2</b> sztuki.");
    expect(document.querySelector(".add_to_basket__message")?.className).toContain("--error");
  });

  it("of a server that has too much to do asks for patience", async () => {
    const { native, message } = await failed(fault("status", { status: 429, retryAfter: 1 }));
    expect(native).toBe(0);
    expect(message).toContain("chwilowo przeciążony");
  });

  it("without a connection does not put an error page in the product's place", async () => {
    vi.stubGlobal("navigator", { ...navigator, onLine: false });
    const { native, message } = await failed(fault("network"));
    expect(native).toBe(0);
    expect(message).toContain("Brak połączenia");
  });

  it("leaves the form able to be sent again", async () => {
    await failed(fault("status", { status: 422 }));
    page.add.mockResolvedValue(done(basketWith(4)));
    page.submit();
    await settled();
    expect(page.message()).toBe("Dodano do koszyka.");
  });

  it("of a request that broke because the shopper left sends nothing when they come back", async () => {
    let answer: (result: Changed) => void = () => {};
    open().add.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    page.submit();
    window.dispatchEvent(new Event("pagehide"));
    answer(fault("network"));
    await settled();
    expect(page.native).toHaveLength(0);
    expect(page.said).toEqual([]);
    expect(page.message()).toBe("");
    expect(page.button.classList.contains("--loading")).toBe(false);
  });

  it("after the end of the island is silent", async () => {
    open().add.mockResolvedValue(fault("network"));
    page.submit();
    page.unmount();
    await settled();
    expect(page.said).toEqual([]);
    expect(document.querySelector(".add_to_basket__message")).toBeNull();
  });
});

describe("on a product's card", () => {
  const card = `<div class="product"><a class="product__name">Kubek</a>${FORM}</div>`;

  it("nothing is added to the page: the button shows that it has done, and an alert names product and number", async () => {
    vi.useFakeTimers();
    open(card, { type: "search" });
    const before = document.querySelectorAll("*").length;
    page.submit();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.alerts).toEqual([["Dodano do koszyka: Kubek. W koszyku 3 produkty", "success"]]);
    expect(page.said).toEqual([]); // the alert announces itself
    expect(document.querySelectorAll("*").length).toBe(before);
    expect(page.button.className).toBe("--success");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.button.className).toBe("");
    vi.useRealTimers();
  });

  it("a refusal is an alert, too", async () => {
    open(card, { type: "search" }).add.mockResolvedValue(fault("status", { status: 422 }));
    page.submit();
    await settled();
    expect(page.alerts).toMatchObject([[expect.stringContaining("Nie udało się dodać"), "error"]]);
    expect(page.button.classList.contains("--error")).toBe(true);
    page.unmount();
    expect(page.button.classList.contains("--error")).toBe(false);
  });
});
