/** What a shopper does beside each library. Most are the smokes of the engines' table, with an outcome that is seen. */
import type { EnginePage } from "../engines/engine";
import { comeTo, isReady, sees, type Use } from "../engines/smokes/contract";
import { smokes } from "../engines/smokes/smokes";
import type { JourneyName, Neighbour } from "./neighbour";

export interface Journey {
  readonly path: string;
  act(page: EnginePage, neighbour: Neighbour): Promise<unknown>;
  /** An expression that becomes true. */
  readonly has: string;
}

/** Waits in the page until an expression is true. */
export const until = (page: EnginePage, expression: string) =>
  page.read(`(async () => {
    for (let time = 0; time < 150 && !(${expression}); time++) await new Promise((resolve) => setTimeout(resolve, 100));
  })()`);

/** An expression: an element that matches has a box in the window, and the pointer reaches it. */
export const reached = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 8 && height > 8 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !!hit && (element.contains(hit) || hit.contains(element));
  })`;

function ofSmoke(island: string, has?: string): Journey {
  const smoke = smokes[island] as Use;
  return {
    path: smoke.path ?? `/wyspa/${island}/live`,
    act: async (page) => smoke.act?.(page),
    has: has ?? smoke.has,
  };
}

/** The list of phone prefixes, in which the shopper chooses Germany. */
export const LIST = "#client_prefix_select";

const chooseNatively = (page: EnginePage) =>
  page.read(`(() => {
    const list = document.querySelector("${LIST}");
    list.value = [...list.options].find(({ text }) => /Niemcy/.test(text)).value;
    for (const type of ["input", "change"]) {
      const event = document.createEvent("Event");
      event.initEvent(type, true, false);
      list.dispatchEvent(event);
    }
  })()`);

export const journeys: Readonly<Record<JourneyName, Journey>> = {
  add: {
    ...ofSmoke("add-to-basket"),
    async act(page) {
      // A submit that waits for three seconds is sent natively, which a busy machine may need.
      await page.hover(".gallery_example [type=submit]");
      await until(page, isReady(".gallery_example form"));
      await page.press(".gallery_example [type=submit]");
    },
  },
  quantity: {
    path: "/wyspa/mini-basket/live",
    async act(page) {
      await smokes["mini-basket"]?.act?.(page);
      await page.press("#menu_basket .top_basket__step.--more");
    },
    has: `[...document.querySelectorAll("#menu_basket li.top_basket__product input")].some(({ value }) => value === "2")`,
  },
  search: ofSmoke("search-panel", reached(".search_result__item.--product")),
  form: {
    path: "/client-new.php?register",
    async act(page, { choose = chooseNatively }) {
      await page.type("#client_email", "kto");
      await page.key("Tab");
      await until(page, sees(".f-feedback.--error:has(#client_email) .f-message"));
      await choose(page);
    },
    has: `${sees(".f-feedback.--error:has(#client_email) .f-message")} && document.querySelector("#client_phone_prefix").value === "+49"`,
  },
  visit: {
    path: "/visits/a",
    async act(page) {
      await page.read("void (window.isFirst = true)");
      await page.press('.visits__links a[href="/visits/b"]');
    },
    has: `location.pathname === "/visits/b" && document.title.includes("Strona B") && window.isFirst === true`,
  },
  date: ofSmoke("date-picker"),
  dialog: {
    ...ofSmoke("region-selector"),
    has: `${reached("dialog[open] .modal__close")} && ${reached("dialog[open] .modal__content")}`,
  },
  menu: ofSmoke("category-menu"),
  gallery: ofSmoke(
    "product-gallery",
    `${reached("dialog.--pictures[open]")} && !!document.querySelector("#product-gallery [aria-current]")`,
  ),
  stores: {
    ...ofSmoke("store-map", reached("#stocks_map .map_marker")),
    async act(page) {
      // The island waits until the map's place is in sight, which a framework's sheet may move down.
      await comeTo("#stocks_map")(page);
      await smokes["store-map"]?.act?.(page);
    },
  },
};
