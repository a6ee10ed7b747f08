/** The instalment calculator in a theme with its own rules for dialogs and buttons. */
import { describe, expect, it } from "vitest";
import { bank, parts, productVisit } from "../instalments/shop";
import { phoneAndDesktop } from "../support";
import { box, boxes, strictBench, styled, unmarked } from "./strict-theme";

const b = strictBench();

describe.each(phoneAndDesktop)("on %s", (_, viewport) => {
  it("messages and buttons are stacked within the dialog, and show the focus", async () => {
    const { page } = await productVisit(b, {
      providers: [{ ...bank, minPrice: 50_000, alert: true }],
      inBasket: 1,
      viewport,
    });
    await parts(page).link.click();
    await parts(page).buttons.first().waitFor();
    const around = await box(page, "dialog .modal__content");
    const inside = await boxes(page, "dialog .menu_messages_message, dialog .instalment_calculator__button");
    expect(inside.length).toBe(4);
    inside.forEach((one, index) => {
      expect(one.left).toBeGreaterThanOrEqual(around.left - 1);
      expect(one.right).toBeLessThanOrEqual(around.right + 1);
      if (index) expect(one.top).toBeGreaterThanOrEqual((inside[index - 1]?.bottom ?? 0) - 1);
    });
    // Like the theme's disabled controls: grey, with readable text.
    expect(await styled(page, "dialog .instalment_calculator__button", "background-color")).toBe(
      "rgb(245, 245, 245)",
    );
    expect(await styled(page, "dialog .instalment_calculator__button", "color")).toBe("rgb(74, 74, 74)");
    expect(await unmarked(page, "dialog .instalment_calculator__button")).toEqual([]);
  });
});
