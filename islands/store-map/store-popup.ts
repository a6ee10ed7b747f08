/** Builds a popup's content with the theme's classes, from text nodes only (contract B o, F 1.2). */
import { wellFormed } from "../../runtime/base/well-formed";
import { makeElement } from "../../runtime/dom/make-element";
import { townOf } from "../../runtime/places/place";
import type { StoreMapTranslate } from "./map-texts";
import type { Kind, StoreLocation } from "./stores";

/** The town as in the platform's popups: a no-break space keeps it on one line. */
const townLine = (store: StoreLocation) => townOf(store, "\u00a0");

export function popupOf(kind: Kind, store: StoreLocation, t: StoreMapTranslate): HTMLElement {
  return kind === "partners" ? partnerPopup(store) : storePopup(kind, store, t);
}

function storePopup(
  kind: Exclude<Kind, "partners">,
  store: StoreLocation,
  t: StoreMapTranslate,
): HTMLElement {
  const base = `${kind}_marker`;
  const box = makeElement("div", base);
  const address = makeElement("div", `${base}__address`);
  add(address, "span", `${base}__street`, store.street);
  add(address, "span", `${base}__city`, townLine(store));
  add(box, "strong", `${base}__name`, store.name);
  box.append(address);
  if (!store.element) addContact(box, store, (part) => `${base}__${part}`); // the server's own store page shows the contact data
  if (kind === "stocks" && store.link)
    box.append(link(`${base}__link`, store.link, t("store-map.more"), true));
  return box;
}

function partnerPopup(store: StoreLocation): HTMLElement {
  const box = makeElement("div", store.icon ? "partners_marker --icon" : "partners_marker");
  const item = (part: string) => `partners_marker__item --${part}`;
  add(box, "strong", item("name"), store.name);
  add(box, "span", item("address"), store.street);
  add(box, "span", item("city"), townLine(store));
  add(box, "span", item("country"), store.country);
  addContact(box, store, item);
  return box;
}

/** @param item returns the class of a line */
function addContact(box: HTMLElement, store: StoreLocation, item: (part: string) => string): void {
  store.phones.forEach((phone, index) => {
    box.append(
      link(item(`phone --${index ? "second" : "first"}`), `tel:${phone.replace(/[^\d+]/g, "")}`, phone),
    );
  });
  if (store.email.includes("@")) box.append(link(item("email"), mailTo(store.email), store.email));
  if (store.www) box.append(link(item("www"), store.www, store.www.replace(/^https?:\/\/|\/$/g, ""), true));
  if (!store.icon) return;
  const picture = document.createElement("img");
  picture.src = store.icon;
  picture.alt = "";
  box.append(makeElement("div", item("icon"), picture));
}

const mailTo = (email: string) => `mailto:${encodeURIComponent(wellFormed(email)).replace("%40", "@")}`;

/** Skips empty texts. */
function add(box: HTMLElement, tag: keyof HTMLElementTagNameMap, className: string, text: string): void {
  if (text) box.append(makeElement(tag, className, text));
}

/** @param href a checked address, or one built here */
function link(className: string, href: string, text: string, isNew = false): HTMLAnchorElement {
  const made = makeElement("a", className, text);
  made.href = href;
  if (isNew) {
    made.target = "_blank";
    made.rel = "noopener";
  }
  return made;
}
