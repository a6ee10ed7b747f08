/** Pages on which the shopper chooses the delivery address. */
const ORDER_PAGES = ".place-order_page,.prepaid_page,.order1_page,.order2_page";

/** Cheap check whether one of the platform's two cookies may ask for the notice; the island itself parses them. */
export const mustOpen = (): string =>
  /Forced=[^;]*true/.test(document.cookie) && !document.querySelector(ORDER_PAGES) ? "region-notice" : "";
