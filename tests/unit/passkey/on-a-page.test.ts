/** The passkey's host for guests and for customers, and suggestions in a login field, with a device that really signs. */
import { texts } from "../../../islands/passkey/texts";
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, fire, gone, one, soon, textOf } from "../in-page";
import { contextOf } from "../island-context";
import { type OpenPage, openShop, SHOPPER } from "../open-page";
import { type Authenticator, plugIn } from "../passkeys/authenticator";

const street = openShop();
const chunks = {
  passkey: () => import("../../../islands/passkey/index"),
  passkeys: () => import("../../../runtime/platform/passkeys"),
};
let device: Authenticator;
beforeEach(() => {
  device = plugIn();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  device.remove();
});

const SIGN_IN = "Zaloguj się kluczem dostępu";
const KEEP = "Zapisz klucz dostępu na tym urządzeniu";
const named = (text: string) =>
  all<HTMLButtonElement>(".passkey button").find(({ textContent }) => textContent === text);
const button = (text: string) =>
  eventually(() => {
    const found = named(text);
    if (!found) throw new Error(`no button ${text}`);
    return found;
  });
const customer = () => street.shop.visitors.of(SHOPPER).customer;

/** The page with a host, or with a host in the login field. */
async function open(before = () => {}) {
  return street.open("/signin.php?passkey=button", { chunks, before });
}
/** Anna's device gets a key. */
async function makeKey(page: OpenPage): Promise<void> {
  street.shop.codes.tokens.set("proof", "anna");
  const { platform } = await contextOf(page);
  await (await platform.passkeys()).register({ userLogin: "anna", authorizeToken: "proof" });
  device.sheets.length = 0;
}
/** Not before the shop has told who the customer is, because its answer would replace this. */
const setCustomer = async ({ boot: { store } }: OpenPage, login: string | null) => {
  await eventually(() => expect(store.getState().customer.status).toMatch(/guest|signed-in/));
  store.setState({ customer: login ? { status: "signed-in", login } : { status: "guest" } } as never);
};
/** Only the host, so that the field's suggestions do not take the sheet. */
const onlyHost = () => {
  for (const field of all("input[autocomplete~=webauthn]")) field.setAttribute("autocomplete", "username");
};

describe("a guest", () => {
  it("signs in by the button, which is announced", async () => {
    const page = await open(onlyHost);
    await makeKey(page);
    await page.start("passkey");
    (await button(SIGN_IN)).click();
    await eventually(() => expect(customer()).toBe("anna"));
    await eventually(() => expect(page.announced).toContain("Zalogowano."));
    expect(device.sheets).toEqual(["get"]);
  });

  it("who presses twice sees one sheet", async () => {
    const page = await open(onlyHost);
    await makeKey(page);
    await page.start("passkey");
    device.gesture = "hang";
    const press = await button(SIGN_IN);
    press.click();
    await eventually(() => expect(device.sheets).toHaveLength(1));
    press.click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(device.sheets).toHaveLength(1);
  });

  it("who cancels sees no message, and may press again", async () => {
    const page = await open(onlyHost);
    await makeKey(page);
    await page.start("passkey");
    device.gesture = "cancel";
    const press = await button(SIGN_IN);
    press.click();
    await eventually(() => expect(device.sheets).toEqual(["get"]));
    await eventually(() => expect(press.getAttribute("aria-disabled")).toBeNull());
    expect(textOf(".passkey__line")).toBe("");
    device.gesture = "confirm";
    press.click();
    await eventually(() => expect(customer()).toBe("anna"));
  });

  it("whose browser refuses at once is told what may be in the way, and is led to the password", async () => {
    const page = await open(onlyHost);
    await makeKey(page);
    await page.start("passkey");
    device.gesture = "refuse";
    const press = await button(SIGN_IN);
    press.click();
    const words = `${texts["passkey.blocked"]} ${texts["passkey.use-password"]}`;
    await eventually(() => expect(textOf(".passkey__line")).toBe(words));
    await eventually(() => expect(press.getAttribute("aria-disabled")).toBeNull());
    press.click();
    await eventually(() => expect(press.isConnected).toBe(false));
    expect(textOf(".passkey__line")).toBe(words);
  });

  it("in a browser without passkeys gets no button", async () => {
    device.remove();
    const page = await open(onlyHost);
    const host = await page.start("passkey");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(host.querySelector("button")).toBeNull();
  });
});

describe("a customer", () => {
  it("who has just used a password is offered to keep a passkey on this device", async () => {
    const page = await open(onlyHost);
    await page.start("passkey");
    await button(SIGN_IN); // from then on the island knows which form is sent
    fire(one("#signin_password").closest("form") as Element, "submit");
    await setCustomer(page, "anna");
    await button(KEEP);
    expect(named(SIGN_IN)).toBeUndefined();
  });

  it("who signed in otherwise is offered nothing", async () => {
    const page = await open(onlyHost);
    await page.start("passkey");
    await button(SIGN_IN);
    await setCustomer(page, "anna");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(all(".passkey button")).toEqual([]);
  });

  it("who signs out sees the guest's button again, and only that", async () => {
    const page = await open(onlyHost);
    await page.start("passkey");
    await button(SIGN_IN); // from then on the island knows which form is sent
    fire(one("#signin_password").closest("form") as Element, "submit");
    await setCustomer(page, "anna");
    await button(KEEP);
    await setCustomer(page, null);
    await button(SIGN_IN);
    expect(named(KEEP)).toBeUndefined();
  });
});

it("the host is empty when the island ends", async () => {
  const page = await open(onlyHost);
  const host = await page.start("passkey");
  await button(SIGN_IN);
  host.remove();
  await eventually(() => expect(host.children).toHaveLength(0));
  await setCustomer(page, "anna");
  expect(host.children).toHaveLength(0);
});

describe("a login field", () => {
  const onlyField = () => one(".passkey").remove();
  const field = () => one<HTMLInputElement>("#signin_login");

  it("signs in the shopper who chooses a suggestion, which is announced", async () => {
    const page = await open(onlyField);
    await makeKey(page);
    await page.start("passkey");
    await eventually(() => expect(customer()).toBe("anna"));
    await eventually(() => expect(page.announced).toContain("Zalogowano."));
    expect(device.sheets).toEqual(["conditional"]);
  });

  it("offers suggestions again at the next focus after another sheet has ended them", async () => {
    const page = await open(onlyField);
    await makeKey(page);
    device.gesture = "refuse";
    await page.start("passkey");
    await eventually(() => expect(device.sheets).toEqual(["conditional"]));
    await new Promise((resolve) => setTimeout(resolve, 50));
    device.gesture = "confirm";
    fire(field(), "focus");
    await eventually(() => expect(customer()).toBe("anna"));
  });

  it("shows why a chosen passkey was refused", async () => {
    const page = await open(onlyField);
    await makeKey(page);
    street.shop.accounts.keys.clear();
    await page.start("passkey");
    await soon("#alert_cover");
    expect(textOf("#alert_cover")).toContain("Nie znamy tego urządzenia.");
    expect(customer()).toBeNull();
  });

  it("shows nothing when the code of passkeys cannot be loaded", async () => {
    const page = await street.open("/signin.php?passkey=button", {
      chunks: { passkey: chunks.passkey },
      before: onlyField,
    });
    await page.start("passkey");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([document.querySelector("#alert_cover"), page.errors]).toEqual([null, []]);
  });

  it("closes the list of suggestions when the island ends, and nothing is sent", async () => {
    const page = await open(onlyField);
    await makeKey(page);
    device.gesture = "hang";
    const host = await page.start("passkey");
    await eventually(() => expect(device.sheets).toEqual(["conditional"]));
    host.remove();
    await eventually(() => expect(page.boot.hosts.has(host)).toBe(false));
    await gone("#alert_cover");
    expect(street.shop.requests.filter(({ path }) => path.endsWith("/login.php"))).toEqual([]);
    device.gesture = "confirm";
    fire(host, "focus");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(customer()).toBeNull();
  });

  it("that the theme has not marked gets the browser's own word for passkeys until the island ends", async () => {
    const page = await open(() => {
      one(".passkey").remove();
      field().setAttribute("autocomplete", "username");
      field().dataset.island = "passkey";
    });
    device.gesture = "hang";
    const host = await page.start("passkey");
    expect(field().getAttribute("autocomplete")).toBe("username webauthn");
    host.remove();
    await eventually(() => expect(host.getAttribute("autocomplete")).toBe("username"));
  });
});
