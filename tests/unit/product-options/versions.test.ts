/** Links to a product's other versions are visits in place, also those that the page renders anew. */
import "../in-a-window";
import { expect, it } from "vitest";
import { eventually } from "../eventually";
import { one } from "../in-page";
import { chunks, openProducts } from "./on-a-page";

const { street } = openProducts();

it("a link to a version that the page adds opens in place", async () => {
  const product = street.shop.catalogue.products.find(({ versions, offer }) => versions.length && !offer);
  const page = await street.open(product?.link ?? "", { chunks });
  await page.start("product-options");
  const known = one("a.projector_variants__item");
  const added = document.createElement("a");
  Object.assign(added, { className: "projector_variants__item", href: "/other-version" });
  known.after(added);
  await eventually(() => expect(added.hasAttribute("data-visit")).toBe(true));
  expect(added.getAttribute("data-visit-render")).toBe("content,head");
});
