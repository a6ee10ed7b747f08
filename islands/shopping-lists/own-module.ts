/** The page's own modules for lists, which stay where our script takes the old bundle's place (contract A 16.3). */

type Add = (products: readonly (readonly [id: string, size: string])[]) => void;

/** The chooser of the page's own module, which the bundle asked for the product page's and the basket's buttons. */
export function ownChooser(): Add | null {
  try {
    const { app_shop } = window as { app_shop?: { fn?: { shoppingList?: Record<string, unknown> } } };
    const widget = app_shop?.fn?.shoppingList;
    const add = widget?.addProductToList;
    return typeof add === "function" ? (products) => void add.call(widget, products, () => {}) : null;
  } catch {
    return null; // a getter of the page
  }
}
