import type { Translate } from "../../runtime/contracts/texts";

/** Texts of the dialog, from the standard theme where it has them (contract B l); a shop overrides any by its key. */
export const texts = {
  "instalments.title": "Kalkulator rat: {name}",
  "instalments.limit-least": "Minimalna kwota umożliwiająca zakupy przez {name} to {amount}",
  "instalments.limit-most": "Maksymalna kwota umożliwiająca zakupy przez {name} to {amount}",
  "instalments.net": "{amount} netto",
  "instalments.of-product": "Oblicz raty tylko dla tego produktu",
  "instalments.info-product-least": "Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.",
  "instalments.info-product-most": "Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.",
  "instalments.of-sum": "Oblicz raty łącznie z wartością koszyka",
  "instalments.info-sum-least": "Zwiększ ilość sztuk tego produktu lub wrzuć do koszyka dodatkowe produkty.",
  "instalments.info-sum-most": "Zmniejsz ilość sztuk tego produktu lub usuń z koszyka niektóre produkty.",
  "instalments.of-basket": "Oblicz raty produktów w koszyku",
  "instalments.info-basket-least": "Zwiększ ilość produktów w koszyku, aby uruchomić kalkulator rat.",
  "instalments.info-basket-most": "Zmniejsz ilość produktów w koszyku, aby uruchomić kalkulator rat.",
  "instalments.not-all":
    "Nie wszystkie umieszczone w koszyku produkty umożliwią zakup tym systemem ratalnym. Przejdź do szczegółów każdego z produktów, aby dowiedzieć się, które z nich umożliwiają taki zakup. Jeżeli zdecydujesz się na zakup na raty, opłata za te produkty będzie musiała być wniesiona odrębnie pozostałymi sposobami płatności.",
  "instalments.too-many":
    "W koszyku znajduje się zbyt duża ilość produktów, aby móc opłacić zamówienie tym systemem ratalnym. Zmniejsz ilość produktów do {most}, aby móc skorzystać z systemu rat. Ilość sztuk jednego produktu nie jest limitowana.",
  // Shown when the press was too long ago for the browser to open a window.
  "instalments.open": "Otwórz kalkulator rat",
} as const;

export type InstalmentsTranslate = Translate<keyof typeof texts>;
