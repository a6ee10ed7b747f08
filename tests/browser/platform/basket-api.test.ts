import { expect, test } from "vitest";
import { bench } from "../support";

const b = bench();
const product = () => {
  const found = b.shop.catalogue.products.find(
    ({ sizes, price, stock }) => !sizes.length && price > 0 && stock > 12,
  );
  if (!found) throw new Error("the catalogue has no such product");
  return found.id;
};
const quantity = (visitor: string) => b.shop.visitors.of(visitor).basket[0]?.quantity ?? 0;

test("add adds and setQuantity sets, each with one request, for themes too", async () => {
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
  expect(await page.evaluate((line) => window.wyspa.basket.remove(line), { id })).toMatchObject({ ok: true });
  expect(b.shop.visitors.of("anna").basket).toEqual([]);
  await expect.poll(() => page.locator("#menu_basket").getAttribute("class")).toContain("--hide");
  const sent = b.shop.requests.filter(
    ({ endpoint, body }) => endpoint === "basketchange" || (endpoint === "graphql" && /mutation/.test(body)),
  );
  expect(sent).toHaveLength(steps.length + 1);
});

test("page scripts receive the platform's answer", async () => {
  const { page } = await b.visit();
  const told = await page.evaluate(async (id) => {
    const answers: unknown[] = [];
    Object.assign(window, { Core: { basketChanged: (answer: unknown) => answers.push(answer) } });
    await window.wyspa.basket.setQuantity({ id, quantity: 2 });
    return answers;
  }, product());
  const line = { id: String(product()), size: "uniw", count: 2, md5_additional: "" };
  expect(told).toEqual([{ basket: { products: [line] } }]);
});

test("concurrent calls run one after the other, and no call is lost", async () => {
  const { page } = await b.visit({
    before: (of) => of.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]),
  });
  await page.evaluate(
    (id) => Promise.all(Array.from({ length: 6 }, () => window.wyspa.basket.add({ id }))),
    product(),
  );
  expect(quantity("anna")).toBe(6);
});

test("a theme receives a refusal, and a call without an id reports a clear mistake", async () => {
  const { page } = await b.visit();
  const refused = await page.evaluate(() => window.wyspa.basket.add({ id: "no-such-product" }));
  expect(refused).toMatchObject({ ok: false, kind: "refused", unchanged: true, basket: { lines: [] } });
  const message = await page.evaluate(() =>
    window.wyspa.basket.add({} as { id: string }).then(
      () => "",
      (error) => String(error),
    ),
  );
  expect(message).toContain("`id` is missing");
});
