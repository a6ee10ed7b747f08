// @vitest-environment page
/** The e-mail that a shopper typed elsewhere fills the field for signing in, once. */
import { beforeEach, expect, it } from "vitest";
import { mount } from "../../../islands/signin-views";
import { safeStorage } from "../../../runtime/base/storage";
import type { IslandContext } from "../../../runtime/contracts/island";
import { keepLogin } from "../../../runtime/forms/typed-login";

const session = safeStorage(() => sessionStorage);

/** The login field of the sign-in page, after the island has mounted. */
function open(markup = '<input name="login">'): HTMLInputElement | null {
  const host = document.createElement("form");
  host.innerHTML = markup;
  const { signal } = new AbortController();
  mount(host, { signal, storage: { session } } as unknown as IslandContext);
  return host.querySelector("input");
}

beforeEach(() => {
  sessionStorage.clear();
  keepLogin(session, "jan@example.com");
});

it("fills an empty field, on one page only", () => {
  expect([open()?.value, open()?.value]).toEqual(["jan@example.com", ""]);
});

it("does not replace a login that the field has already, and is not shown to the next shopper", () => {
  expect([open('<input name="login" value="anna">')?.value, open()?.value]).toEqual(["anna", ""]);
});

it("waits for the page with the field", () => {
  open("<p>Więcej sposobów logowania</p>");
  expect(open()?.value).toBe("jan@example.com");
});
