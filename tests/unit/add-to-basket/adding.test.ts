// @vitest-environment page
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
  it("adds the product in place, announces it once and links to the basket", async () => {
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

  it("is announced without a count when the basket cannot be read", async () => {
    open().add.mockResolvedValue(done(null));
    page.submit();
    await settled();
    expect(page.said).toEqual(["Dodano do koszyka: Kubek niebieski."]);
  });

  it("is announced without a name when the product has none", async () => {
    open(FORM, { type: "search" }).submit();
    await settled();
    expect(page.said).toEqual(["Dodano do koszyka. W koszyku 3 produkty"]);
  });

  it("keeps the button busy, but enabled, until the answer arrives", async () => {
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

  it("that another listener has handled is left to that listener", async () => {
    open();
    page.form.addEventListener("submit", (event) => event.preventDefault());
    page.submit();
    document.body.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    page.submit();
    await settled();
    expect(page.add).not.toHaveBeenCalled();
  });

  it("of a form that the island does not understand goes to the browser", () => {
    open(FORM.replace('name="size"', 'name="rozmiar"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(1);
  });

  it("of another form is ignored", () => {
    open(`${FORM}<form id="other"></form>`);
    document
      .getElementById("other")
      ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(1);
  });

  it("stops when the browser's own validation rejects the quantity", () => {
    open(FORM.replace('value="2"', 'value="0"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.native).toHaveLength(0);
  });

  it("requires a quantity even when the browser does not validate", () => {
    open(FORM.replace('type="number"', 'type="text"').replace('value="2"', 'value="dwa"')).submit();
    expect(page.add).not.toHaveBeenCalled();
    expect(page.message()).toBe("Podaj ilość większą od zera.");
    expect(page.said).toEqual(["Podaj ilość większą od zera."]);
    expect(document.activeElement?.getAttribute("name")).toBe("number");
  });

  it("accepts a decimal comma", async () => {
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
    "of kind %o, which leaves the basket unchanged, is announced, and the form is submitted natively, once",
    async (result) => {
      const { native, message } = await failed({ ...result, unchanged: true });
      expect(native).toBe(1);
      expect(message).toContain("Wysyłamy formularz");
      expect(page.said).toEqual([message]);
      expect(page.native[0]?.submitter).toBe(page.button);
      expect(page.add).toHaveBeenCalledTimes(1);
    },
  );

  it("submits the form with the value of its button, though a script has disabled it meanwhile", async () => {
    open(FORM.replace('type="submit"', 'type="submit" name="go" value="1"'));
    page.add.mockResolvedValue({ ...fault("network"), unchanged: true });
    page.submit();
    page.button.disabled = true;
    await settled();
    const submitter = page.native[0]?.submitter as HTMLButtonElement;
    expect([submitter.name, submitter.value, submitter.disabled]).toEqual(["go", "1", false]);
  });

  it.each([fault("status", { status: 422 }), fault("status", { status: 404 }), fault("refused")])(
    "of the server (%o) is announced and not retried",
    async (result) => {
      const { native, message } = await failed(result);
      expect(native).toBe(0);
      expect(message).toContain("Nie udało się dodać produktu");
      expect(page.said).toEqual([message]);
    },
  );

  it.each([fault("network"), fault("timeout"), fault("status", { status: 500 })])(
    "of kind %o, after which the basket is changed or unknown, is announced, and nothing is sent twice",
    async (result) => {
      const { native, message } = await failed({ ...result, unchanged: false });
      expect(native).toBe(0);
      expect(message).toContain("Nie wiadomo, czy produkt został dodany.");
      expect(page.said).toEqual([message]);
      expect(document.querySelector<HTMLAnchorElement>(".add_to_basket__go")?.hidden).toBe(false);
    },
  );

  it("that the shop explains is announced in the shop's words, as text", async () => {
    const { native, message } = await failed(fault("refused", { message: "Zostały <b>2</b> sztuki." }));
    expect(native).toBe(0);
    expect(message).toBe("Nie udało się dodać produktu do koszyka. Zostały <b>2</b> sztuki.");
    expect(document.querySelector(".add_to_basket__message")?.className).toContain("--error");
  });

  it("of an overloaded server asks the shopper to wait", async () => {
    const { native, message } = await failed(fault("status", { status: 429, retryAfter: 1 }));
    expect(native).toBe(0);
    expect(message).toContain("chwilowo przeciążony");
  });

  it("without a connection does not replace the product with an error page", async () => {
    vi.stubGlobal("navigator", { ...navigator, onLine: false });
    const { native, message } = await failed(fault("network"));
    expect(native).toBe(0);
    expect(message).toContain("Brak połączenia");
  });

  it("leaves the form ready to be submitted again", async () => {
    await failed(fault("status", { status: 422 }));
    page.add.mockResolvedValue(done(basketWith(4)));
    page.submit();
    await settled();
    expect(page.message()).toBe("Dodano do koszyka.");
  });

  it("of a request that broke because the shopper left sends nothing when the shopper comes back", async () => {
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

  it("after the island has ended is silent", async () => {
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

  it("nothing is added to the page: the button shows success, and an alert names the product and the count", async () => {
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

  it("a refusal shows an alert, too", async () => {
    open(card, { type: "search" }).add.mockResolvedValue(fault("status", { status: 422 }));
    page.submit();
    await settled();
    expect(page.alerts).toMatchObject([[expect.stringContaining("Nie udało się dodać"), "error"]]);
    expect(page.button.classList.contains("--error")).toBe(true);
    page.unmount();
    expect(page.button.classList.contains("--error")).toBe(false);
  });
});
