// @vitest-environment page
import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import type { BasketLine } from "../../../runtime/contracts/basket";
import { eventually } from "../eventually";
import { answering, button, field, held, note } from "./panel-hands";
import { basketOf, isOpen, line, lines, openShop, settled } from "./support";

describe("removing a line", () => {
  const without = (gone: number, count = 3): BasketLine[] =>
    lines(count).filter(({ id }) => id !== String(gone));

  async function removal(number: number, count = 3) {
    const made = await openShop(basketOf(lines(count)));
    made.actions.remove.mockImplementation(answering(made, basketOf(without(number, count))));
    button(made, `Usuń Produkt ${number}`).focus();
    button(made, `Usuń Produkt ${number}`).click();
    await settled();
    return made;
  }

  it("is announced once, with the count", async () => {
    const made = await removal(2);
    expect(made.actions.remove.mock.calls).toEqual([[{ id: "2", size: "uniw" }]]);
    expect(made.said).toEqual(["Usunięto Produkt 2. W koszyku 2 produkty"]);
    expect(made.all("li")).toHaveLength(2);
  });

  it("moves focus to the next row, and not to its remove button, which a second Enter would press", async () => {
    const made = await removal(2);
    expect([...made.all("li")].indexOf(document.activeElement as HTMLElement)).toBe(1);
    expect(document.activeElement?.textContent).toContain("Produkt 3");
  });

  it("moves focus to the previous row after the last one", async () => {
    const made = await removal(3);
    expect([...made.all("li")].indexOf(document.activeElement as HTMLElement)).toBe(1);
    expect(document.activeElement?.textContent).toContain("Produkt 2");
  });

  it("leaves focus with a shopper who has moved on meanwhile, and keeps what they are typing", async () => {
    const made = await openShop(basketOf(lines(3)));
    const answered = held();
    made.actions.remove.mockImplementation(answered.request);
    button(made, "Usuń Produkt 1").focus();
    button(made, "Usuń Produkt 1").click();
    await settled();
    field(made, 3).focus();
    fireEvent.change(field(made, 3), { target: { value: "1" } });
    made.show(basketOf(without(1)));
    answered.answer(done(basketOf(without(1))));
    await eventually(() => expect(made.all("li")).toHaveLength(2));
    await settled();
    expect(document.activeElement).toBe(field(made, 3));
    expect(field(made, 3).value).toBe("1");
    expect(made.actions.setQuantity).not.toHaveBeenCalled();
  });

  describe("of the last product", () => {
    it("is announced once, and keeps the panel open with the focus on the undo", async () => {
      const made = await removal(1, 1);
      expect(made.said).toEqual(["Usunięto Produkt 1. Koszyk jest pusty"]);
      expect(isOpen(made)).toBe(true);
      expect(document.activeElement).toBe(button(made, "Cofnij"));
      expect(made.find(".top_basket__empty")?.textContent).toBe("Koszyk jest pusty");
      expect(made.all(".top_basket__summary_item, ul")).toEqual([]);
    });

    it("can be undone", async () => {
      const made = await removal(1, 1);
      made.actions.add.mockImplementation(answering(made, basketOf(lines(1))));
      button(made, "Cofnij").click();
      await settled();
      expect(made.all("li")).toHaveLength(1);
      expect(isOpen(made)).toBe(true);
      expect(made.host.contains(document.activeElement)).toBe(true);
    });

    it("leaves only the link once the panel is closed, with the focus", async () => {
      const made = await removal(1, 1);
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      expect(isOpen(made)).toBe(false);
      expect(made.toggle.style.display).toBe("none");
      expect(document.activeElement).toBe(made.link);
    });

    it("keeps the panel open for an undo without a dead end: a link of the page leads on", async () => {
      const made = await openShop(basketOf(lines(1)));
      document.body.insertAdjacentHTML(
        "beforeend",
        '<nav class="breadcrumbs"><a href="/">Sklep</a><a href="/kubki">Kubki</a></nav>',
      );
      made.actions.remove.mockImplementation(answering(made, basketOf([])));
      button(made, "Usuń Produkt 1").click();
      await settled();
      const on = made.find<HTMLAnchorElement>(".top_basket__buttons a");
      expect(on?.textContent).toBe("Kontynuuj zakupy: Kubki");
      expect(on?.pathname).toBe("/kubki");
    });
  });

  it("names the version and the size", async () => {
    const version = line(1, { versionName: "czerwony", size: "3", sizeName: "XL" });
    const made = await openShop(basketOf([version, line(2)]));
    made.actions.remove.mockImplementation(answering(made, basketOf([line(2)])));
    button(made, "Usuń Produkt 1, czerwony, XL").click();
    await settled();
    expect(note(made)).toBe("Usunięto Produkt 1, czerwony, XL.");
    expect(made.said).toEqual(["Usunięto Produkt 1, czerwony, XL. W koszyku 1 produkt"]);
  });

  it("is also the effect of a typed 0", async () => {
    const made = await openShop();
    fireEvent.change(field(made), { target: { value: "0" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    await settled();
    expect(made.actions.remove).toHaveBeenCalledTimes(1);
  });

  it("waits for a pending change of the same line", async () => {
    const made = await openShop();
    const first = held();
    made.actions.setQuantity.mockImplementation(first.request);
    fireEvent.change(field(made), { target: { value: "2" } });
    fireEvent.keyDown(field(made), { key: "Enter" });
    button(made, "Usuń Produkt 1").click();
    await settled();
    expect(made.actions.remove).not.toHaveBeenCalled();
    first.answer(done(basketOf([line(1, { quantity: 2 }), line(2), line(3)])));
    await eventually(() => expect(made.actions.remove).toHaveBeenCalledTimes(1));
  });

  it("is reported when the server keeps the line, and leaves focus", async () => {
    const made = await openShop();
    const remove = button(made, "Usuń Produkt 2");
    remove.focus();
    remove.click();
    await settled();
    expect(note(made)).toBe("Sklep nie przyjął zmiany: Produkt 2.");
    expect(document.activeElement).toBe(remove);
    expect(button(made, "Cofnij")).toBeUndefined();
  });

  describe("can be undone", () => {
    it("with the same size and quantity", async () => {
      const made = await openShop(basketOf([line(1, { size: "7", quantity: 3, key: "1 7" }), line(2)]));
      made.actions.remove.mockImplementation(answering(made, basketOf([line(2)])));
      button(made, "Usuń Produkt 1, uniwersalny").click();
      await settled();
      expect(note(made)).toBe("Usunięto Produkt 1, uniwersalny.");
      const back = basketOf([line(2), line(1, { size: "7", quantity: 3, key: "1 7" })]);
      made.actions.add.mockImplementation(answering(made, back));
      button(made, "Cofnij").focus();
      button(made, "Cofnij").click();
      await settled();
      expect(made.actions.add.mock.calls).toEqual([[{ id: "1", size: "7", quantity: 3 }]]);
      expect(made.said.at(-1)).toBe("Przywrócono Produkt 1, uniwersalny. W koszyku 2 produkty");
      expect(button(made, "Cofnij")).toBeUndefined();
      const [first] = made.all("li");
      expect(first?.textContent).toContain("Produkt 1");
      expect(document.activeElement).toBe(first);
    });

    it("once: the button keeps its place and the focus until the answer, and a second press is ignored", async () => {
      const made = await removal(2);
      const answer = held();
      made.actions.add.mockImplementation(answer.request);
      const undo = button(made, "Cofnij");
      undo.focus();
      for (let presses = 0; presses < 2; presses++) undo.click();
      await settled();
      expect(document.activeElement).toBe(undo);
      expect(made.actions.add).toHaveBeenCalledTimes(1);
      made.show(basketOf(lines(3)));
      answer.answer(done(basketOf(lines(3))));
      await eventually(() => expect(document.activeElement).toBe(made.all("li")[1]));
    });

    it("again when the undo has failed", async () => {
      const made = await removal(2);
      made.actions.add.mockResolvedValue(fault("timeout"));
      button(made, "Cofnij").click();
      await settled();
      expect(note(made)).toContain("Nie udało się zmienić: Produkt 2.");
      expect(button(made, "Cofnij")).toBeDefined();
    });

    it("not after the panel was closed", async () => {
      const made = await removal(2);
      made.toggle.click();
      await settled();
      made.toggle.click();
      await settled();
      expect(button(made, "Cofnij")).toBeUndefined();
    });

    it("not after the next change", async () => {
      const made = await removal(2);
      button(made, "Zwiększ ilość: Produkt 1").click();
      await eventually(() => expect(made.actions.setQuantity).toHaveBeenCalled());
      await settled();
      expect(button(made, "Cofnij")).toBeUndefined();
    });

    it("not for a subscription, which would come back as a plain purchase", async () => {
      const made = await openShop(basketOf([line(1, { subscriptionPeriod: "30" }), line(2)]));
      made.actions.remove.mockImplementation(answering(made, basketOf([line(2)])));
      button(made, "Usuń Produkt 1").click();
      await settled();
      expect(note(made)).toBe("Usunięto Produkt 1.");
      expect(button(made, "Cofnij")).toBeUndefined();
    });
  });
});
