/**
 * The platform's further pages with their own modules: each is opened, and each of its controls is pressed once. The
 * contract (`pressing/pages.ts`) or the control's kind defines the expected effect.
 */
import { describe, expect, test } from "vitest";
import { type PressedPage, pressedPages, untilWritten } from "../pressing/pages";
import { keepLinks, pressAll } from "../pressing/press-all";
import { countClicks } from "../pressing/rules";
import { shiftsOf } from "../shifts";
import { untilQuiet } from "../slow-network";
import { bench, desktop, phone, type Visit } from "../support";

const b = bench();
const devices = [
  ["a phone", phone, true],
  ["a desktop", desktop, false],
] as const;

/** Sets up a customer with data on every page. */
function seed(): void {
  const anna = b.shop.visitors.of("anna");
  const [one, other] = b.shop.catalogue.products.filter(
    ({ price, stock, sizes }) => price > 0 && stock > 0 && sizes.length === 0,
  );
  if (!one || !other) throw new Error("no plain products");
  anna.customer = "anna";
  anna.compared.splice(0, Infinity, one.id, other.id);
  const products = [one, other].map(({ id }) => ({ id, size: "uniw" }));
  anna.lists.splice(0, Infinity, { id: 1, name: "Remont", isPublic: false, products });
}

async function open(of: PressedPage, viewport: typeof phone, isTouch: boolean): Promise<Visit> {
  b.shop.config.pageModules = true;
  b.shop.fillBasket("anna", 2);
  seed();
  const visit = await b.visit({
    path: of.path,
    viewport,
    context: { hasTouch: isTouch },
    async before(page) {
      await page.context().addCookies([{ name: "client", value: "anna", url: b.shop.url }]);
      await page.addInitScript(countClicks);
      await page.addInitScript(keepLinks);
    },
  });
  await untilWritten(visit.page, of);
  await untilQuiet(b.shop, 500);
  return visit;
}

/** Scripts that were requested more than once. */
const twice = () => {
  const files = b.shop.log.map(({ url }) => url).filter((url) => /^\/(wyspa|gfx)\//.test(url));
  return files.filter((url, index) => files.indexOf(url) !== index);
};

/** The page's state before any press. */
async function expectStill({ page }: Visit): Promise<void> {
  expect(await shiftsOf(page)).toEqual([]);
  expect(b.shop.requests.filter(({ endpoint }) => endpoint === "get.php")).toHaveLength(1);
  expect(twice()).toEqual([]);
}

async function pressEach(of: PressedPage, visit: Visit, isTouch: boolean): Promise<void> {
  const { page } = visit;
  const again = async () => {
    seed();
    await page.goto(b.shop.url + of.path);
    await untilWritten(page, of);
    await untilQuiet(b.shop, 500);
  };
  await pressAll({ b, page, isTouch, part: "#content", rows: of.rows ?? [], again });
  expect(visit.errors.map(String)).toEqual([]);
  expect(visit.console.filter((line) => !/tiles\.url/.test(line))).toEqual([]);
}

describe.each(devices)("on %s", (_, viewport, isTouch) => {
  for (const of of pressedPages)
    test(`${of.path}: nothing moves, and every control does what its label says`, async () => {
      const visit = await open(of, viewport, isTouch);
      await expectStill(visit);
      await pressEach(of, visit, isTouch);
    });
});

/** One page of each kind: a list, a form, a claim with a dialog, steps of an order, a page of texts, a comparison. */
const sample = [
  "/client-orders.php",
  "/contact.php",
  "/return.php",
  "/order1.php",
  "/blog.php",
  "/product-compare.php",
];

describe("on a phone whose network answers after 1,200 ms", () => {
  for (const of of pressedPages.filter(({ path }) => sample.includes(path)))
    test(`${of.path}: every control does what its label says`, async () => {
      const visit = await open(of, phone, true);
      b.shop.faults.roundTrip(1_200);
      await pressEach(of, visit, true);
    });
});
