// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offerAccount } from "../../../islands/validated-form/account";
import type { IslandContext } from "../../../runtime/contracts/island";

let life: AbortController;
const announce = vi.fn();
const field = () => document.querySelector("input") as HTMLInputElement;
const offer = (isKnown = () => true) => {
  const context = { announce, signal: life.signal, texts: () => () => "…" } as unknown as IslandContext;
  offerAccount(document.querySelector("form") as Element, field(), isKnown, context);
};
const offers = () => document.querySelectorAll(".f-account").length;

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<form><div class="f-feedback"><input></div><input data-graphql="password"></form>';
});
afterEach(() => {
  life.abort();
  announce.mockClear();
});

describe("the offer to sign in", () => {
  it("is made and announced once, however often the field is checked", () => {
    offer();
    offer();
    expect([offers(), announce.mock.calls.length]).toEqual([1, 1]);
  });

  it("is made again for another e-mail, and after the first one is gone", () => {
    let isFirst = true;
    offer(() => isFirst);
    isFirst = false;
    offer();
    expect([offers(), announce.mock.calls.length]).toEqual([1, 2]);
    life.abort();
    expect(offers()).toBe(0);
    life = new AbortController();
    offer();
    expect(offers()).toBe(1);
  });
});

describe("the offer's place and links", () => {
  const keep = vi.fn();
  const show = (html: string, isKnown = () => true) => {
    document.body.innerHTML = `<form>${html}</form>`;
    const context = {
      announce,
      signal: life.signal,
      storage: { session: { set: keep } },
      texts: (table: Record<string, string>) => (key: string) => table[key],
    } as unknown as IslandContext;
    offerAccount(document.querySelector("form") as Element, field(), isKnown, context);
  };
  const EMAIL = '<div class="f-feedback"><input value="jan@sklep.pl"></div>';
  const change = (type = "input") => field().dispatchEvent(new Event(type, { bubbles: true }));

  it("are beside the e-mail, and lead to signing in without the e-mail in their addresses", () => {
    show(`${EMAIL}<input data-graphql="login">`);
    const offer = document.querySelector(".f-feedback > p.f-account");
    expect(offer?.textContent).toBe(
      "Masz już u nas konto z tym adresem e-mail. Zaloguj się Nie pamiętam hasła",
    );
    expect([...(offer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
      "/signin.php",
      "/password-recover.php?operation=recover",
    ]);
    expect(announce).toHaveBeenCalledWith("Masz już u nas konto z tym adresem e-mail.");
  });

  it("keep the e-mail for the page for signing in, and for no other", () => {
    keep.mockClear();
    show(`${EMAIL}<input data-graphql="password">`);
    const [signIn, recover] = document.querySelectorAll("a");
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener("click", stay);
    recover?.click();
    expect(keep).not.toHaveBeenCalled();
    signIn?.click();
    document.removeEventListener("click", stay);
    expect(keep.mock.calls.map(([, email]) => email)).toEqual(["jan@sklep.pl"]);
  });

  it.each([
    ["a new password", '<input data-graphql="password">', 1],
    ["a new login", '<input data-graphql="login">', 1],
    ["a disabled password", '<input data-graphql="password" disabled>', 0],
    ["neither", '<input data-graphql="city">', 0],
    ["the wish for an account", '<input type="checkbox" id="register_client_checkbox" checked>', 1],
    [
      "no wish for an account",
      '<input type="checkbox" id="register_client_checkbox"><input data-graphql="password">',
      0,
    ],
  ])("are shown in a form with %s", (_, fields, count) => {
    show(EMAIL + fields);
    expect([offers(), announce.mock.calls.length]).toEqual([count, count]);
  });

  it.each(["input", "change"])(
    "follow the wish for an account at each %s, and are announced each time",
    (type) => {
      show(`${EMAIL}<input type="checkbox" id="register_client_checkbox">`);
      const box = document.querySelector<HTMLInputElement>("#register_client_checkbox");
      const wish = (isOn: boolean) => {
        if (box) box.checked = isOn;
        change(type);
        return offers();
      };
      expect([wish(true), wish(true), wish(false), wish(true)]).toEqual([1, 1, 0, 1]);
      expect(announce).toHaveBeenCalledTimes(2);
    },
  );

  it("go for good once the e-mail is another one", () => {
    let isKnown = true;
    show(`${EMAIL}<input data-graphql="password">`, () => isKnown);
    isKnown = false;
    change();
    expect(offers()).toBe(0);
    isKnown = true;
    change();
    expect(offers()).toBe(0);
  });

  it("go with a reset of the form", async () => {
    vi.useFakeTimers();
    show(`${EMAIL}<input data-graphql="password">`, () => field().value === "jan@sklep.pl");
    field().value = "jan@sklep.pl";
    field().defaultValue = "";
    document.forms[0]?.reset();
    await vi.advanceTimersByTimeAsync(0);
    expect(offers()).toBe(0);
    vi.useRealTimers();
  });
});
