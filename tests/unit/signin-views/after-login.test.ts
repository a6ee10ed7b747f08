/** After a login without a page load: the page shows the customer's data, and nothing that was typed is lost. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../../fixtures/client-data/signing-in";
import { eventually } from "../eventually";
import { one, textOf } from "../in-page";
import { contextOf } from "../island-context";
import { openShop, SHOPPER } from "../open-page";

const street = openShop();
const chunks = {
  "after-login": () => import("../../../islands/signin-views/after-login"),
  "refresh-header": () => import("../../../runtime/visit/refresh-header"),
  visit: () => import("../../../runtime/visit"),
  "visit-arrival": () => import("../../../runtime/visit/run-visit"),
};
const root = () => document.documentElement;
const field = (id: string) => one<HTMLInputElement>(`#${id}`);
const header = () => textOf("header .account_links");
const pagesAsked = () => street.shop.log.filter(({ url }) => url.endsWith("/prepaid.php")).length;
const clientAsked = () => street.shop.requests.filter(({ query }) => query.query === "client").length;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "app_shop");
  root().className = "";
});

/** A guest's page. @returns signs Jan in on the server, and tells the page */
async function open(path: string, before = () => {}) {
  const page = await street.open(path, { chunks, before });
  const { platform } = await contextOf(page);
  return {
    ...page,
    async login() {
      signIn(street.shop as never, street.shop.visitors.of(SHOPPER), "jan.kowalski");
      await platform.signedIn({ login: "jan.kowalski" });
    },
  };
}
const PHONE = '<input id="phone" data-graphql="phone" value="">';
const addPhone = (markup = PHONE) => one("form.cop").insertAdjacentHTML("beforeend", markup);

describe("on an order page", () => {
  it("the header becomes the customer's, and empty contact fields are filled in", async () => {
    const { login } = await open("/prepaid.php", addPhone);
    await login();
    expect(header()).toContain("Jan");
    expect([field("client_email").value, field("phone").value]).toEqual([
      "jan@kowalski.com",
      "+48 600700800",
    ]);
    expect([pagesAsked(), clientAsked()]).toEqual([2, 1]);
  });

  it("forms notice the filled fields like typed ones", async () => {
    const { login } = await open("/prepaid.php");
    const heard: string[] = [];
    for (const type of ["input", "change"])
      one("form.cop").addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
    await login();
    expect(heard).toEqual(["input client_email", "change client_email"]);
  });

  it("typed text and the focus stay, and no part of the page but the header is replaced", async () => {
    const { login } = await open("/prepaid.php");
    const form = one("form.cop");
    field("client_email").value = "inny@adres.pl";
    field("client_city").value = "Hel";
    field("client_firstname").focus();
    await login();
    expect(one("form.cop")).toBe(form);
    expect([field("client_email").value, field("client_city").value]).toEqual(["inny@adres.pl", "Hel"]);
    expect(document.activeElement).toBe(field("client_firstname"));
    expect(header()).toContain("Jan");
  });

  it.each([
    ["has the focus", () => field("client_email").focus()],
    ["is disabled", () => Object.assign(field("client_email"), { disabled: true })],
    ["is read-only", () => Object.assign(field("client_email"), { readOnly: true })],
  ])("an empty field stays empty when it %s", async (_, prepare) => {
    const { login } = await open("/prepaid.php");
    prepare();
    await login();
    expect(field("client_email").value).toBe("");
    expect(header()).toContain("Jan");
  });

  it("the phone loses the prefix that has a field of its own", async () => {
    const { login } = await open("/prepaid.php", () =>
      addPhone(
        '<input id="prefix" value="+48"><input id="phone" data-graphql="phone" data-concat-from="#prefix">',
      ),
    );
    await login();
    expect(field("phone").value).toBe("600700800");
  });

  it("contact fields are left to the page's own sign-in module", async () => {
    const { login } = await open("/prepaid.php", () => {
      Reflect.set(window, "app_shop", { fn: { smileLogin: {} }, vars: {} });
    });
    await login();
    expect([field("client_email").value, clientAsked()]).toEqual(["", 0]);
    expect(header()).toContain("Jan");
  });

  it.each(["500-html", "empty", "reset"] as const)(
    "a header that cannot be had stays as it is: %s",
    async (fault) => {
      const { login, errors } = await open("/prepaid.php");
      const before = one("#container > header");
      field("client_city").value = "Hel";
      street.shop.faults.set("page", fault);
      await login();
      expect(one("#container > header")).toBe(before);
      expect([field("client_city").value, errors]).toEqual(["Hel", []]);
    },
  );

  it("the header of another page, to which the server redirects, is not taken", async () => {
    const { login } = await open("/prepaid.php");
    const before = one("#container > header");
    street.shop.faults.set("page", "redirect", { path: /prepaid/ });
    await login();
    expect(street.shop.log.map(({ url }) => url)).toContain("/login.php");
    expect(one("#container > header")).toBe(before);
  });

  it("an answer without data fills nothing in", async () => {
    const { login } = await open("/prepaid.php");
    street.shop.faults.set("graphql", "500-html");
    await login();
    expect(field("client_email").value).toBe("");
  });

  it("prices follow the customer: the page's class and its own variable say net", async () => {
    const vars = { priceType: "gross", logged: 0 };
    const { login } = await open("/prepaid.php", () => {
      root().className = "--gross order_process";
      Reflect.set(window, "app_shop", { fn: {}, vars });
    });
    await login();
    expect([...root().classList]).toEqual(expect.arrayContaining(["--net", "order_process"]));
    expect([...root().classList]).not.toContain("--gross");
    expect(vars).toMatchObject({ priceType: "net", logged: 1 });
  });
});

describe("on other pages", () => {
  it("the current address is visited: header and content are the customer's, and the contact is not asked for", async () => {
    const { login } = await open("/text-page");
    const content = one("#content");
    await login();
    await eventually(() => expect(header()).toContain("Jan"));
    expect(one("#content")).not.toBe(content);
    expect(clientAsked()).toBe(0);
  });

  it("an address that signs out is not visited again, because the shopper would be signed out", async () => {
    const { login } = await open("/login.php?operation=logout");
    await login();
    await eventually(() => expect(header()).toContain("Jan"));
    expect(location.search).not.toContain("logout");
    expect(street.shop.visitors.of(SHOPPER).customer).toBe("jan.kowalski");
  });
});

it("a page that cancels the event is left to itself", async () => {
  const { login } = await open("/prepaid.php");
  document.addEventListener("wyspa:login", (event) => event.preventDefault(), { once: true });
  const asked = pagesAsked();
  await login();
  expect([pagesAsked(), clientAsked()]).toEqual([asked, 0]);
});
