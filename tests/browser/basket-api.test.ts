import { expect, test } from "vitest";
import { bench } from "./support";

const b = bench();
const product = () => {
  const found = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 12,
  );
  if (!found) throw new Error("the catalogue has no such product");
  return found.id;
};
const quantity = (visitor: string) => b.shop.visitors.of(visitor).basket[0]?.quantity ?? 0;

for (const manner of ["add", "set"] as const)
  test(`where set_quantity means "${manner}" for a line that exists, add adds and setQuantity sets, for themes too`, async () => {
    b.shop.config.setQuantity = manner;
    const { page } = await b.visit({
      before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
    });
    const id = product();
    const steps: [call: string, amount: number, expected: number][] = [
      ["add", 2, 2],
      ["add", 3, 5],
      ["setQuantity", 4, 4],
      ["add", 1, 5],
      ["setQuantity", 7, 7],
      ["setQuantity", 1, 1],
    ];
    for (const [call, amount, expected] of steps) {
      const result = await page.evaluate(
        ([name, line]) =>
          name === "add" ? window.wyspa.basket.add(line) : window.wyspa.basket.setQuantity(line),
        [call, { id, quantity: amount }] as const,
      );
      expect(result, `${call} ${amount}`).toMatchObject({ ok: true, data: { count: expected } });
      expect(quantity("anna")).toBe(expected);
    }
    expect(await page.evaluate((line) => window.wyspa.basket.remove(line), { id })).toMatchObject({
      ok: true,
    });
    expect(b.shop.visitors.of("anna").basket).toEqual([]);
    await expect.poll(() => page.locator("#menu_basket").getAttribute("class")).toContain("--hide");
  });

test("many calls at once are done one after the other, and none is lost", async () => {
  const { page } = await b.visit({
    before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
  await page.evaluate(
    (id) => Promise.all(Array.from({ length: 6 }, () => window.wyspa.basket.add({ id }))),
    product(),
  );
  expect(quantity("anna")).toBe(6);
});

test("a theme hears of a refusal, and a call without an id is a mistake that says so", async () => {
  const { page } = await b.visit();
  const refused = await page.evaluate(() => window.wyspa.basket.add({ id: "no-such-product" }));
  expect(refused).toEqual({ ok: false, kind: "status", status: 422 });
  const message = await page.evaluate(() =>
    window.wyspa.basket.add({} as { id: string }).then(
      () => "",
      (error) => String(error),
    ),
  );
  expect(message).toContain("`id` is missing");
});
