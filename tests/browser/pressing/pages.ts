/**
 * Further pages of the platform, and the effects of their modules' controls (contract D, callers by name; PLATFORM.md D
 * 10). Native controls need no row: `rules.ts` has a rule for each kind.
 */
import type { Page } from "playwright";
import { expect } from "vitest";
import { MARK } from "./inventory";
import {
  asks,
  checks,
  chooses,
  fill,
  gives,
  hides,
  inTurn,
  opens,
  type Pressing,
  press,
  type Rows,
  type Rule,
  says,
  sends,
  shows,
  submits,
} from "./rules";

export interface PressedPage {
  readonly path: string;
  readonly rows?: Rows;
  /** What its modules have rendered when they have run: selector and text. */
  readonly written?: readonly (readonly [selector: string, words: string])[];
}

const reloads =
  (query: string) =>
  ({ page }: Pressing): Promise<void> =>
    page.waitForURL((url) => url.search.includes(query));
const seen =
  (selector: string, words?: string | RegExp) =>
  ({ page }: Pressing): Promise<void> =>
    page
      .locator(selector, words === undefined ? {} : { hasText: words })
      .first()
      .waitFor({ state: "attached" });
const gone =
  (selector: string) =>
  ({ page }: Pressing): Promise<void> =>
    page.locator(selector).first().waitFor({ state: "hidden" });

const more: Rows[number] = [".moreInfo__show", gives(".moreInfo", "--hover")];
const tip: Rows[number] = [".deposit_tooltip__tip", shows("[role=tooltip]", "Dowiedz się więcej")];

/** Empty fields are refused, valid ones are sent. */
const savesAddress: Rule = async (pressing) => {
  const street = pressing.page.locator(".modal #subscr_street");
  await street.fill("");
  await shows(".modal .f-feedback.--error")(pressing);
  await street.fill("Morska 1");
  await asks("subscriptionChange", gone(".modal"))(pressing);
  await seen(".subscr_address__text", "Morska 1")(pressing);
};

/** Without the consents the order is not placed. */
const buys: Rule = async (pressing) => {
  await shows("form.cop .--error")(pressing);
  await fill(pressing.page.locator("form.cop"));
  await asks("orderCreate")(pressing);
  await pressing.page.waitForURL(/thank-you/);
};

const claimRows = (kind: "returns" | "rma"): Rows => [
  [
    `.${kind}_methods__param`,
    checks(opens(".modal.--rma-confirm", [[".menu_notice__button", hides(".modal.--rma-confirm")]])),
  ],
  [`#${kind}_repayment_balance`, inTurn(checks(), gone(`.${kind}_repayments__fields`))],
];

const leavesNewsletter: Rule = async (pressing) => {
  await fill(pressing.page.locator(".newsletter_form"));
  await sends("/newsletter.php")(pressing);
};

const signinDialog: Rows[number] = [
  ".cop_signin__open",
  opens(".modal.--signin", [
    [".cop_signin__submit", asks("mutation { login(", seen("html[data-signed-in=true]"))],
  ]),
];

/** A prefix that the shop knows is kept (contract D 5). */
const keepsPrefix: Rule = async ({ control }) => {
  await control.fill("+49");
  await control.blur();
  await expect.poll(() => control.inputValue()).toBe("+49");
};

/** Only the server requires the house number: its field has no `required`. */
const leavesData: Rule = async (pressing) => {
  await pressing.page.locator("#client_street_number").fill("7");
  await submits(pressing);
};

/** The calendar covers what follows until a day is chosen. */
const choosesDay: Rule = async (pressing) => {
  const { page } = pressing;
  await shows(".cop_delivery__datepicker.--active")(pressing);
  const day = page
    .locator(".cop_delivery__datepicker .vanilla-calendar-day__btn:not([aria-disabled])")
    .last();
  await press({ ...pressing, control: day });
  await gone(".cop_delivery__datepicker")(pressing);
};

export const pressedPages: readonly PressedPage[] = [
  {
    path: "/client-orders.php",
    rows: [
      [".client_orders__form .f-dropdown *", chooses(reloads("portions=12"))],
      more,
      [".client_orders__again button", sends("/basketchange.php")],
    ],
  },
  {
    path: "/products-bought.php",
    rows: [[".products_bought__form .f-dropdown *", chooses(reloads("portions=12"))], tip],
  },
  { path: "/client-files.php" },
  {
    path: "/client-rebates.php",
    rows: [
      [
        ".rebates__send",
        inTurn(
          ({ page }) => page.locator("#rebate_code").fill("WYDMA10"),
          says("Kod dodany"),
          seen(".rebates__item", "WYDMA10"),
          gone("#ajaxLoadSite"),
        ),
      ],
      [".affiliate__refresh", says("Masz nowy odnośnik")],
    ],
  },
  {
    path: "/subscriptions.php",
    written: [[".subscriptions__info", "Następna dostawa: 2026-12-10"]],
  },
  {
    path: "/subscription-edit.php",
    written: [[".subscr_info__text", "W subskrypcji jest 2 produkty"]],
    rows: [
      [
        ".subscr_products__edit",
        opens(".modal.--subscr_edit_products", [
          [
            ".subscr_edit_products__save",
            asks("subscriptionChange", seen(".subscr_products__price", /29,90|89,70/)),
          ],
        ]),
      ],
      [
        ".subscr_add__open",
        opens(".modal.--subscr_add", [
          [".subscr_add__save", asks("subscriptionChange", seen("#alert_cover", /Dodano (tea|candle)/))],
        ]),
      ],
      [
        ".subscr_address__edit",
        opens(".modal.--subscr_edit_address", [[".subscr_edit_address__save", savesAddress]]),
      ],
      [".subscr_deliveries__show", shows(".subscr_deliveries__list li", "Paczkomat")],
      [
        ".subscr_code__add",
        asks("subscriptionChange", seen("#alert_cover", "Kod Przykładowe słowa jest dodany")),
      ],
      [
        ".subscr_unsubscribe__open",
        opens(".modal.--subscr_unsubscribe", [
          [".subscr_unsubscribe__no", hides(".modal")],
          [".subscr_unsubscribe__yes", asks("subscriptionChange", seen(".subscr_end", "zakończona"))],
        ]),
      ],
    ],
  },
  {
    path: "/prepaid.php",
    written: [[".orderdetails__days", "termin: 3 dni"]],
    rows: [
      [
        ".collective_payment__open",
        opens(".modal.--collective-payment", [[".collective_payment__pay", hides(".modal")]]),
      ],
      [
        ".orderdetails_payments [type=submit]",
        inTurn(
          says("Wybierz formę płatności"),
          ({ page }) => page.locator("#payment_transfer").check(),
          sends("/order2.php"),
        ),
      ],
    ],
  },
  { path: "/order-open.php" },
  { path: "/returns-open.php" },
  { path: "/return.php", rows: claimRows("returns") },
  { path: "/rma-open.php" },
  { path: "/rma.php", rows: claimRows("rma") },
  {
    path: "/opinions.php",
    rows: [
      [".opinion__photo", opens(".modal.--opinion-photo[class]", [])],
      [".opinion_rate__yes", says("1 głos")],
    ],
  },
  { path: "/newsletter.php", rows: [["[value=remove]", leavesNewsletter]] },
  { path: "/contact.php" },
  { path: "/news.php", rows: [more], written: [[".news__date", "20 LIS"]] },
  { path: "/news.php?id=2", written: [[".news_entry__date", "05 października 2026"]] },
  { path: "/blog.php", rows: [more], written: [[".blog__date", "20 listopada 2026"]] },
  {
    path: "/blog.php?id=1",
    rows: [tip, [".product__add button", asks("addProductsToBasket")]],
  },
  { path: "/categories.php" },
  {
    path: "/product-compare.php",
    rows: [
      ["#product_compare_differences", inTurn(checks(), gone('.product_compare__row[data-same="true"]'))],
    ],
  },
  {
    path: "/order1.php",
    written: [["form.cop", "Dalej do płatności"]],
    rows: [signinDialog, [".client_prefix__input", keepsPrefix], ["form.cop .cop__submit", leavesData]],
  },
  {
    path: "/order2.php",
    written: [["form.cop", "Zamawiam z obowiązkiem zapłaty"]],
    rows: [
      [".cop_delivery__day", gives(".cop_delivery__date", "--active")],
      [".cop_delivery__other_link", choosesDay],
      [".cop_delivery__pickup_choose", opens(".modal.--cop-pickup")],
      [".cop_payment__voucher button", shows(".cop_payment__voucher[data-valid]")],
      tip,
      ["form.cop .cop__submit", buys],
    ],
  },
  {
    path: "/shoppinglist.php",
    rows: [
      [
        "[data-list_action=rename]",
        opens(".modal.--sl-rename", [[".sl_rename__save", asks("setShoppingList", gone(".modal"))]]),
      ],
      [
        "[data-list_action=create]",
        opens(".modal.--sl-rename", [[".sl_rename__save", asks("shoppingListCreate", seen("#alert_cover"))]]),
      ],
      [
        "[data-list_action=remove]",
        asks("removeFromShoppingList", ({ control }) => control.waitFor({ state: "detached" })),
      ],
      // A newly loaded page has no marks.
      ["[data-list_action=delete]", asks("shoppingListDelete", gone(`[${MARK}]`))],
    ],
  },
];

/** Waits until the modules have run. */
export async function untilWritten(page: Page, { written = [] }: PressedPage): Promise<void> {
  for (const [selector, words] of written) await page.locator(selector, { hasText: words }).first().waitFor();
}
