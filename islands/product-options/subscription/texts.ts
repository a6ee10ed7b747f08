/** Polish texts of subscriptions on a product page; shops override the texts by key. */
export const subscriptionTexts = {
  "product.subscription-quantity": "Najmniejsza ilość w subskrypcji to {quantity} {unit} – ilość zmieniono",
} as const;
