import { expect, it } from "vitest";
import { asShopper, filled, header } from "./mini-basket-shop";
import { bench, type Visit } from "./support";

const b = bench();

async function opened(count = 3): Promise<Visit & ReturnType<typeof header>> {
  filled(b, count);
  const visit = await b.visit({ context: asShopper(b) });
  const parts = header(visit.page);
  await parts.toggle.click();
  await parts.rows.first().waitFor();
  return { ...visit, ...parts };
}

it("changes a quantity", async () => {
  const { rows, page, badge, said } = await opened();
  await rows
    .nth(0)
    .getByRole("button", { name: /^Zwiększ/ })
    .click();
  await expect.poll(() => badge.textContent()).toBe("4");
  console.log(
    await said(),
    b.shop.requests.map((r) => r.path + " " + r.body),
  );
  await rows.nth(0).getByRole("button", { name: /^Usuń/ }).click();
  await expect.poll(() => rows.count()).toBe(2);
  console.log(
    await said(),
    b.shop.requests.map((r) => r.path + " " + r.body),
  );
  await page.screenshot({ path: "/tmp/mb/removed.png" });
});
