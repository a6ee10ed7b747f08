/** What every peer does with the platform: the requests are those that Wyspa sends, in the same order. */

const send = async (url: string, type: string, body: string): Promise<unknown> =>
  (await fetch(url, { method: "POST", headers: { "content-type": type }, body })).json();

interface BasketAnswer {
  readonly Basket: { readonly response: { readonly basket: { readonly productsCounter: number } } };
}

export async function readCount(): Promise<number> {
  const request = `request=${encodeURIComponent(JSON.stringify({ Basket: [] }))}`;
  const answer = await send("/ajax/get.php", "application/x-www-form-urlencoded", request);
  return (answer as BasketAnswer).Basket.response.basket.productsCounter;
}

const mutation =
  "mutation Add($id: Int!, $size: String!, $quantity: Float!) { addProductsToBasket(ProductInput: [{ id: $id, size: $size, quantity: $quantity }]) { status } }";

/** @returns the number of products in the basket afterwards */
export async function addProduct(product: string, size: string): Promise<number> {
  const variables = { id: Number(product), size, quantity: 1 };
  await send("/graphql/v1/?addToBasket", "application/json", JSON.stringify({ query: mutation, variables }));
  return readCount();
}

/** Tells every part of the page the new count. */
export const announceCount = (count: number): void => {
  document.dispatchEvent(new CustomEvent("peer:count", { detail: count }));
};
export const onCount = (see: (count: number) => void): void =>
  document.addEventListener("peer:count", (event) => see((event as CustomEvent<number>).detail));
