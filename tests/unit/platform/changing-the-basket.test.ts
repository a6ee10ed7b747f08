import { describe, expect, it } from "vitest";
import { done, fault } from "../../../runtime/platform/result";
import { manners, shop } from "./basket-server";

const shirt = { id: "7", size: "M" };

describe.each(manners)("at a shop whose set_quantity %s", (manner) => {
  it("a product that is new is added", async () => {
    const { actions, held, forms } = shop(manner);
    await actions.add({ ...shirt, quantity: 2 });
    expect(held()).toEqual({ "7 M": 2 });
    expect(forms).toHaveLength(1);
  });

  it("a product that is there is added to", async () => {
    const { actions, held } = shop(manner, { "7 M": 3 });
    const answer = await actions.add({ ...shirt, quantity: 2 });
    expect(held()).toEqual({ "7 M": 5 });
    expect(answer).toMatchObject({ ok: true, data: { lines: [{ quantity: 5 }] } });
  });

  it.each([1, 3, 6, 30])("a quantity of 3 becomes %d", async (quantity) => {
    const { actions, held } = shop(manner, { "7 M": 3, "8 uniw": 1 });
    const answer = await actions.setQuantity(shirt, quantity);
    expect(held()).toEqual({ "8 uniw": 1, "7 M": quantity });
    expect(answer.ok).toBe(true);
  });

  it("a quantity of 0 takes the line away", async () => {
    const { actions, held, forms } = shop(manner, { "7 M": 3, "8 uniw": 1 });
    await actions.setQuantity(shirt, 0);
    expect(held()).toEqual({ "8 uniw": 1 });
    expect(forms).toHaveLength(1);
  });

  it("nothing more is nothing new: the line stays", async () => {
    const { actions, held } = shop(manner, { "7 M": 3 });
    await actions.add({ ...shirt, quantity: 0 });
    expect(held()).toEqual({ "7 M": 3 });
    await actions.setQuantity(shirt, 4);
    await actions.setQuantity(shirt, 4);
    await actions.add({ ...shirt, quantity: 0 });
    expect(held()).toEqual({ "7 M": 4 });
  });

  it("fractions stay what they are on the scale", async () => {
    const { actions, held, forms } = shop(manner, { "7 M": 0.1 });
    await actions.add({ ...shirt, quantity: 0.2 });
    expect(held()).toEqual({ "7 M": 0.3 });
    await actions.setQuantity(shirt, 0.7);
    expect(held()).toEqual({ "7 M": 0.7 });
    await actions.setQuantity(shirt, 0.8);
    expect(held()).toEqual({ "7 M": 0.8 });
    for (const form of forms) expect(form.get("set_quantity[0]")).toMatch(/^\d(\.\d)?$/);
  });

  it("the manner is found out once, and needs no second request after that", async () => {
    const { actions, forms } = shop(manner, { "7 M": 3 });
    await actions.add({ ...shirt, quantity: 1 });
    const before = forms.length;
    await actions.add({ ...shirt, quantity: 1 });
    await actions.setQuantity(shirt, 9);
    expect(forms.length - before).toBe(2);
  });

  it("the manner is not believed on one sign that a limit may have given", async () => {
    const { actions, held } = shop(manner, { "7 M": 3, "8 uniw": 1 }, { limit: 5 });
    await actions.add({ ...shirt, quantity: 5 });
    expect(held()["7 M"]).toBe(5);
    await actions.add({ id: "8", size: "uniw", quantity: 2 });
    expect(held()["8 uniw"]).toBe(3);
    await actions.setQuantity(shirt, 2);
    expect(held()["7 M"]).toBe(2);
  });

  it("the manner that a limit made us believe is found wrong with the next line", async () => {
    const { actions, held } = shop(manner, { "7 M": 3, "8 uniw": 2 }, { limit: 5 });
    await actions.setQuantity(shirt, 5);
    expect(held()["7 M"]).toBe(5);
    await actions.add({ id: "8", size: "uniw", quantity: 1 });
    expect(held()["8 uniw"]).toBe(3);
    await actions.setQuantity({ id: "8", size: "uniw" }, 2);
    expect(held()["8 uniw"]).toBe(2);
  });

  it("what the session holds of it is only believed when it makes sense", async () => {
    const { actions, held } = shop(manner, { "7 M": 3 }, { known: { wyspa_set_quantity: "constructor" } });
    await actions.add({ ...shirt, quantity: 2 });
    expect(held()).toEqual({ "7 M": 5 });
  });
});

describe("a change of the basket", () => {
  it("is the form that the platform takes, with the fields of the product form", async () => {
    const { actions, forms } = shop("adds");
    const fields = { subscription: "1", additional: "a & b", "product[0]": "999", mode: "7" };
    await actions.add({ id: "7", size: "ę", quantity: 2, fields });
    expect(Object.fromEntries(forms[0] ?? [])).toEqual({
      subscription: "1",
      "additional[0]": "a & b",
      "product[0]": "7",
      "size[0]": "ę",
      "set_quantity[0]": "2",
      getAjax: "true",
      mode: "1",
    });
  });

  it("that is refused is refused, and nothing is sent after it", async () => {
    const { actions, held, forms, refuse } = shop("adds", { "7 M": 3 });
    refuse(fault("status", { status: 422 }));
    expect(await actions.add({ ...shirt, quantity: 2 })).toEqual(fault("status", { status: 422 }));
    expect(held()).toEqual({ "7 M": 3 });
    expect(forms).toHaveLength(1);
  });

  it("is made even when the basket cannot be read after it", async () => {
    const { actions, held, blind } = shop("sets", { "7 M": 3 });
    blind();
    expect(await actions.setQuantity(shirt, 4)).toEqual(done(null));
    expect(held()).toEqual({ "7 M": 4 });
  });

  it("that failed does not hold up the next one", async () => {
    const { actions, held, refuse } = shop("adds", { "7 M": 1 });
    refuse(fault("network"));
    const [first, second] = await Promise.all([
      actions.add({ ...shirt, quantity: 1 }),
      actions.add({ ...shirt, quantity: 1 }),
    ]);
    expect([first?.ok, second?.ok]).toEqual([false, true]);
    expect(held()).toEqual({ "7 M": 2 });
  });
});
