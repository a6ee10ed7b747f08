/** Texts about changes in another tab (Polish); shops override them by key. */
export const texts = {
  "elsewhere.stale":
    "Zmieniono walutę lub miejsce dostawy. Ceny i koszty dostawy na tej stronie mogą być nieaktualne.",
  "elsewhere.reload": "Odśwież stronę",
} as const;
