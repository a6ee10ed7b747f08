// @vitest-environment page
import { fireEvent } from "@testing-library/dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { eventually } from "../eventually";
import { answering, button, field, held, note, pause } from "./panel-hands";
import { basketOf, isOpen, line, lines, openShop, settled } from "./support";

/** On a busy machine, too: the time passes only by hand. */
function keepClicksQuick(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

describe("changing a quantity", () => {
  it("sends one request for quick clicks, with the last value, and is busy meanwhile", async () => {
    const made = await openShop();
    const after = basketOf([line(1, { quantity: 4 }), line(2), line(3)], { count: 6 });
    made.actions.setQuantity.mockImplementation(answering(made, after));
    keepClicksQuick();
    for (let click = 0; click < 3; click++) {
      button(made, "Zwiększ ilość: Produkt 1").click();
      await vi.advanceTimersByTimeAsync(20);
    }
    expect(field(made).value).toBe("4");
    expect(made.find("li")?.getAttribute("aria-busy")).toBe("true");
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await eventually(() => expect(made.find("li")?.hasAttribute("aria-busy")).toBe(false));
    expect(made.actions.setQuantity.mock.calls).toEqual([[{ id: "1", size: "uniw" }, 4]]);
    expect(field(made).value).toBe("4");
    expect(made.said).toEqual(["Produkt 1, ilość: 4. W koszyku 6 produktów"]);
  });

  it("does not step below one, and announces it to screen readers", async () => {
    const made = await openShop();
    const less = button(made, "Zmniejsz ilość: Produkt 1");
    expect(less.getAttribute("aria-disabled")).toBe("true");
    less.click();
    await pause(350);
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
  });

  it.each(["Enter", "leaving the field"])(
    "accepts a typed value on %s, with a decimal comma, at once",
    async (how) => {
      const made = await openShop();
      fireEvent.change(field(made), { target: { value: "2,5" } });
      if (how === "Enter") fireEvent.keyDown(field(made), { key: "Enter" });
      else fireEvent.focusOut(field(made));
      await settled();
      expect(made.actions.setQuantity.mock.calls).toEqual([[{ id: "1", size: "uniw" }, 2.5]]);
    },
  );

  it.each(["", "abc", "-1"])("refuses %j, announces it and restores the old value", async (value) => {
    const made = await openShop();
    fireEvent.change(field(made), { target: { value: "5" } });
    fireEvent.change(field(made), { target: { value } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
    expect(field(made).value).toBe("1");
    expect(note(made)).toBe("Podaj ilość większą od zera.");
    expect(made.said).toEqual(["Podaj ilość większą od zera."]);
  });

  it("sends nothing for an unchanged value", async () => {
    const made = await openShop();
    fireEvent.change(field(made), { target: { value: "1,0" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
    expect(field(made).value).toBe("1");
  });

  it("restores the old value when it fails, explains why, and keeps focus", async () => {
    const made = await openShop();
    made.actions.setQuantity.mockResolvedValue(fault("network"));
    const more = button(made, "Zwiększ ilość: Produkt 1");
    more.focus();
    more.click();
    await eventually(() =>
      expect(note(made)).toContain("Nie udało się zmienić: Produkt 1. Spróbuj ponownie."),
    );
    await settled();
    expect(field(made).value).toBe("1");
    expect(document.activeElement).toBe(more);
    expect(made.said).toEqual([note(made)]);
  });

  it("announces the maximum, styled as an error, and sets the field to it", async () => {
    const made = await openShop();
    made.actions.setQuantity.mockImplementation(
      answering(made, basketOf([line(1, { quantity: 5 }), line(2), line(3)])),
    );
    fireEvent.change(field(made), { target: { value: "9" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(field(made).value).toBe("5");
    expect(note(made)).toBe("Produkt 1: możesz teraz zamówić najwyżej 5.");
    expect(made.find(".top_basket__message")?.className).toContain("--error");
    expect(field(made).getAttribute("aria-invalid")).toBe("true");
    expect(field(made, 2).hasAttribute("aria-invalid")).toBe(false);
  });

  it("announces that the basket could not be read again", async () => {
    const made = await openShop();
    made.actions.setQuantity.mockResolvedValue(done(null));
    fireEvent.change(field(made), { target: { value: "2" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(note(made)).toBe("Produkt 1, ilość: 2. Odśwież stronę, aby zobaczyć aktualny koszyk.");
  });

  it("is silent about an aborted request", async () => {
    const made = await openShop();
    made.actions.setQuantity.mockResolvedValue(fault("aborted"));
    fireEvent.change(field(made), { target: { value: "2" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(made.said).toEqual([]);
    expect(field(made).value).toBe("1");
  });

  it("identifies the line by its hash, and announces the shop's message", async () => {
    const made = await openShop(basketOf([line(1, { additional: "a1", forPoints: true, step: 0.5 })]));
    made.actions.setQuantity.mockResolvedValue(fault("refused", { message: "Za mało punktów." }));
    fireEvent.change(field(made), { target: { value: "2,2" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    const named = { id: "1", size: "uniw", additional: "a1", forPoints: true };
    expect(made.actions.setQuantity.mock.calls).toEqual([[named, 2.5]]);
    expect(note(made)).toContain("Sklep nie przyjął zmiany: Produkt 1. Za mało punktów.");
  });

  it.each(["pagehide", "a click on a link"])("sends the pending value at %s, once", async (how) => {
    const made = await openShop();
    keepClicksQuick();
    button(made, "Zwiększ ilość: Produkt 1").click();
    await vi.advanceTimersByTimeAsync(20);
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
    if (how === "pagehide") window.dispatchEvent(new Event("pagehide"));
    else fireEvent.click(made.find(".top_basket__buttons a") as HTMLElement);
    expect(made.actions.setQuantity.mock.calls).toEqual([[{ id: "1", size: "uniw" }, 2]]);
    await vi.advanceTimersByTimeAsync(350);
    expect(made.actions.setQuantity).toHaveBeenCalledTimes(1);
  });

  it("sends the typed value when a press outside the panel closes it", async () => {
    const made = await openShop();
    field(made).focus();
    fireEvent.change(field(made), { target: { value: "3" } });
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await settled();
    expect(isOpen(made)).toBe(false);
    expect(made.actions.setQuantity.mock.calls).toEqual([[{ id: "1", size: "uniw" }, 3]]);
  });

  it("sends the pending value when the panel closes", async () => {
    const made = await openShop();
    button(made, "Zwiększ ilość: Produkt 1").click();
    await settled();
    made.toggle.click();
    await settled();
    expect(made.actions.setQuantity.mock.calls).toEqual([[{ id: "1", size: "uniw" }, 2]]);
  });
});

it("an open panel says that it is out of date when the basket was changed and could not be read", async () => {
  const made = await openShop();
  made.show(basketOf(lines(3)), { outdated: true });
  await settled();
  expect(note(made)).toBe("Odśwież stronę, aby zobaczyć aktualny koszyk.");
  expect(made.find(".headline__name")?.textContent).toBe("Twój koszyk");
  made.show(basketOf(lines(4)));
  await settled();
  expect(note(made)).toBe("");
  expect(made.find(".headline__name")?.textContent).toBe("Twój koszyk (4)");
});

describe("a line that the server moves to the end", () => {
  it("keeps its place, its row and its focus while the panel is open", async () => {
    const made = await openShop();
    const more = button(made, "Zwiększ ilość: Produkt 1");
    more.focus();
    made.show(basketOf([line(2), line(4), line(3), line(1, { quantity: 2 })]));
    await settled();
    const names = made.all("li a.top_basket__link").map(({ textContent }) => textContent);
    expect(names).toEqual(["Produkt 1", "Produkt 2", "Produkt 3", "Produkt 4"]);
    expect(document.activeElement).toBe(more);
    expect(field(made).value).toBe("2");
  });
});

describe("an announcement", () => {
  it("is not made when the basket is first known", async () => {
    const made = await openShop();
    expect(made.said).toEqual([]);
  });

  it("is made for a change from elsewhere, once, while the panel is open", async () => {
    const made = await openShop();
    made.show(basketOf(lines(5)));
    await settled();
    expect(made.said).toEqual(["Koszyk się zmienił. W koszyku 5 produktów"]);
    made.toggle.click();
    await settled();
    made.show(basketOf(lines(6)));
    await settled();
    expect(made.said).toHaveLength(1);
  });

  it("is made once for the shopper's own change, even if the panel was closed and reopened before the answer", async () => {
    const made = await openShop();
    const answered = held();
    made.actions.remove.mockImplementation(answered.request);
    button(made, "Usuń Produkt 1").click();
    await settled();
    made.toggle.click();
    await settled();
    made.toggle.click();
    await settled();
    const rest = basketOf(lines(3).slice(1));
    made.show(rest);
    answered.answer(done(rest));
    await settled();
    expect(made.said).toEqual(["Usunięto Produkt 1. W koszyku 2 produkty"]);
  });

  it("is not made when a remembered basket is confirmed", async () => {
    const made = await openShop();
    made.show(basketOf(lines(3)), { status: "provisional" });
    made.show(basketOf(lines(4)));
    await settled();
    expect(made.said).toEqual([]);
  });
});

describe("a translated page", () => {
  it("survives texts that were wrapped in other elements", async () => {
    const made = await openShop(basketOf(lines(3), { toFreeShipping: 10 }));
    const texts = document.createTreeWalker(made.host, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text);
    }
    made.show(
      basketOf([line(2, { worth: { net: "", gross: "" } })], { toFreeShipping: 0, shippingIsFree: true }),
    );
    await settled();
    expect(made.all("li")).toHaveLength(1);
    expect(made.find(".--shipping")?.textContent).toContain("Gratis!");
  });
});
