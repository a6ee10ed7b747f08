/** Polish texts of a product page's dialogs; shops override the texts by key. */
export const dialogTexts = {
  "product.sold-out": "Produkt wyprzedany",
  "product.tell-text": "Otrzymasz od nas powiadomienie e-mail o ponownej dostępności produktu.",
  "product.your-address": "Twój adres e-mail",
  "product.tell-me": "Powiadom o dostępności",
  "product.privacy": "Dane są przetwarzane zgodnie z {link}. Przesyłając je, akceptujesz jej postanowienia.",
  "product.privacy-link": "polityką prywatności",
  "product.tell-no-newsletter":
    "Powyższe dane nie są używane do przesyłania newsletterów lub innych reklam. Włączając powiadomienie, zgadzasz się jedynie na wysłanie jednorazowo informacji o ponownej dostępności tego produktu.",
  "product.wrong-address": "Niepoprawny adres e-mail",
  "product.not-told": "Podczas dodawania produktu wystąpił błąd. Sprawdź poprawność wprowadzonych danych",
  "product.will-tell": "Produkt został poprawnie dodany do powiadomień.",
  "product.shipping-title": "Czasy i koszty wysyłki",
  "product.paid-before": "Płatność przed wysyłką",
  "product.paid-on-delivery": "Płatność przy odbiorze",
  "product.shipping-courier": "Forma dostawy",
  "product.shipping-time": "Przewidywana dostawa",
  "product.shipping-cost": "Cena",
  "product.free": "Gratis!",
  "product.gross-cost": "* Cena brutto (z VAT)",
  "product.no-shipping-cost":
    "Przepraszamy, ale nie zdefiniowaliśmy standardowego kosztu dostawy, zostanie on ustalony indywidualnie przez naszą obsługę po przyjęciu zamówienia.",
} as const;

export type DialogText = keyof typeof dialogTexts;
