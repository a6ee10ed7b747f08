/** There the shopper chooses the place of delivery (spec §2). */
const ORDER_PAGES = ".place-order_page,.prepaid_page,.order1_page,.order2_page";

/** Whether one of the platform's two cookies may ask for the notice; the island itself reads them closely. */
export const mustOpen = (): string =>
  /Forced=[^;]*true/.test(document.cookie) && !document.querySelector(ORDER_PAGES) ? "region-notice" : "";
