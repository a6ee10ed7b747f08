import { closest, matches, query, queryAll } from "../../runtime/base/safe-dom";
import type { SafeStorage } from "../../runtime/base/storage";
import type { Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { eachNew } from "../../runtime/dom/each-new";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { takeLogin } from "../../runtime/forms/typed-login";

const SWITCH = "a.password_reminder_signin, a.password_back_signin";
const LOGIN = "input[autocomplete~=username], input[name=login]";
const MORE = ".cookie_login_social_more_social";

/** Makes the page's links work as buttons: they switch boxes or show further ways to sign in (contract D 8). */
export const mount: Mount = (host, { signal, storage }) => {
  fillLogin(host, storage.session);
  const override = overrideAttributesUntilAbort(signal);
  const makeButton = (link: HTMLElement) => actAsButton(link, override, signal);
  eachNew(host, () => queryAll(host, SWITCH), makeButton, signal);
  if (matches(host, MORE)) makeButton(host);

  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const pressed = closest(event.target, `${SWITCH}, ${MORE}`);
    if (!pressed) return;
    event.preventDefault(); // its address is an anchor on this page
    if (pressed.matches(MORE)) showMore(pressed);
    else showBox(document.getElementById(pressed.getAttribute("href")?.slice(1) || " "));
  };
  host.addEventListener("click", press, { signal });
};

/** The e-mail with which the shopper chose to sign in, unless the field has a text already. */
function fillLogin(host: HTMLElement, session: SafeStorage): void {
  const field = query<HTMLInputElement>(host, LOGIN);
  if (!field) return;
  // Taken in any case: otherwise the next shopper at this browser would see it.
  const login = takeLogin(session);
  if (!login || field.value) return;
  field.value = login;
  for (const type of ["input", "change"]) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

/** Shows further ways to sign in and removes the button; the focus moves to the first of them. */
function showMore(button: HTMLElement): void {
  const more = document.getElementById("cookie_login_social_more");
  if (!more) return;
  more.style.display = "block";
  more.classList.remove("d-none");
  const hadFocus = button.contains(document.activeElement);
  button.replaceWith();
  if (hadFocus) more.querySelector<HTMLElement>("a[href], button, input")?.focus();
}

/** Shows the box whose id is the value of a hidden radio button, and focuses the box's first field. */
function showBox(radio: HTMLElement | null): void {
  const box = document.getElementById(radio?.getAttribute("value") || " ");
  if (!box) return;
  for (const other of document.querySelectorAll<HTMLElement>("#signin-form_box_left .signin-form_box_sub"))
    other.style.display = other === box ? "block" : "none";
  if (radio instanceof HTMLInputElement) radio.checked = true;
  box.querySelector<HTMLElement>("input.form-control, input:not([type=hidden])")?.focus();
}
