// @vitest-environment page
/** The e-mail that was kept for signing in is used once, and never by the tab's next shopper. */
import { beforeEach, expect, it } from "vitest";
import { onPress } from "../../../islands/logout-link/early";
import { mount } from "../../../islands/signin-views";
import { safeStorage } from "../../../runtime/base/storage";
import type { IslandContext } from "../../../runtime/contracts/island";
import { keepLogin } from "../../../runtime/forms/typed-login";
import { eventually } from "../eventually";

const session = safeStorage(() => sessionStorage);
const signIn = (value: string) => {
  document.body.innerHTML = `<form><input name="login" value="${value}"></form>`;
  const host = document.querySelector("form") as HTMLElement;
  mount(host, { signal: new AbortController().signal, storage: { session } } as unknown as IslandContext);
  return host.querySelector("input")?.value;
};
beforeEach(() => sessionStorage.clear());

it("a kept e-mail fills in the empty field, once", () => {
  keepLogin(session, "anna@sklep.test");
  expect([signIn(""), signIn("")]).toEqual(["anna@sklep.test", ""]);
});

it("a kept e-mail is forgotten where the field has a text already", () => {
  keepLogin(session, "anna@sklep.test");
  expect([signIn("ewa@sklep.test"), signIn("")]).toEqual(["ewa@sklep.test", ""]);
});

it("a kept e-mail is forgotten as the shopper signs out", () => {
  keepLogin(session, "anna@sklep.test");
  const [, leave] = onPress;
  leave({}, new MouseEvent("click"));
  expect(signIn("")).toBe("");
});

it("a link to another box that the page adds is a button like the others", async () => {
  signIn("");
  const form = document.querySelector("form") as HTMLElement;
  form.insertAdjacentHTML("beforeend", '<a class="password_reminder_signin" href="#reminder">?</a>');
  const link = form.querySelector("a");
  await eventually(() => expect(link?.getAttribute("role")).toBe("button"));
});
