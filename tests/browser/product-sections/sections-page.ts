/** Drives a product page's long sections in tests. */
import type { Page } from "playwright";
import { showcase } from "../../../fixtures/catalogue/showcase";
import type { Bench, Visit, VisitOptions } from "../support";

export const TABS = "#dynamic_tabs_handler";
export const parts = ["projector_dictionary", "projector_longdescription", "projector_warranty"];
/** The sections of the shop's product page in small views, with a text from each. */
export const onSmall = [
  ["details_wrapper", "Szczegółowe informacje", "Dwa lata, a potem naprawiamy"],
  ["projector_enclosures", "Do pobrania", "Instrukcja i dane producenta"],
  ["product_questions_list", "Zadaj pytanie", "Nikt jeszcze nie pytał"],
  ["opinions_section", "Opinie", "nie ma jeszcze opinii"],
] as const;

export async function sectionsPage(b: Bench, options: VisitOptions = {}): Promise<Visit> {
  const { path = showcase.plain.path, ...more } = options;
  const visit = await b.visit({ path, ...more });
  await visit.ready(TABS);
  return visit;
}

/** Ids of the sections with visible content. */
export const seen = (page: Page): Promise<string[]> =>
  page.evaluate(
    (ids) => ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().height ?? 0) > 0),
    onSmall.map(([id]) => id),
  );

export const inside = (page: Page, selector = "#details_wrapper"): Promise<string[]> =>
  page.locator(selector).evaluate((wrapper) => [...wrapper.children].map(({ id }) => id));

/** The document order of the sections and their parts. */
export const order = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll("[id^=projector_], [id^=product], #details_wrapper, #opinions_section"),
      // Leaves out an id that another island assigns, for the content that its button opens.
    ].flatMap((one) =>
      one.id === "projector_instalments__items" ? [] : `${one.parentElement?.id} > ${one.id}`,
    ),
  );

export const row = (page: Page, id: string) => page.locator(`#${id}_mobile`);
export const control = (page: Page, id: string) => page.locator(`#${id}_mobile .tabs__control`);
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((one) => Math.round(one.getBoundingClientRect().top));
