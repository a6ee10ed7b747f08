/**
 * Finds the page's own module for lists, which stays active when our script replaces the old bundle (contract A 16.3).
 */

type Add = (products: readonly (readonly [id: string, size: string])[]) => void;

/** The chooser of the page's own module, which the old bundle used for buttons of the product page and the basket. */
export function ownChooser(): Add | null {
  try {
    const { app_shop } = window as { app_shop?: { fn?: { shoppingList?: Record<string, unknown> } } };
    const widget = app_shop?.fn?.shoppingList;
    const add = widget?.addProductToList;
    return typeof add === "function" ? (products) => void add.call(widget, products, () => {}) : null;
  } catch {
    return null; // a getter on the page threw
  }
}
