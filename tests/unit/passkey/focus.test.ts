// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offerToKeep } from "../../../islands/passkey/offer-to-keep";
import { keepProof } from "../../../islands/passkey/proof";
import { offerSignIn } from "../../../islands/passkey/sign-in";
import { texts } from "../../../islands/passkey/texts";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { PasskeyHttpError } from "../../../runtime/platform/passkeys/errors";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";
import { storageWith } from "../platform/support";

const login = vi.fn(async () => Promise.reject(new PasskeyHttpError(503)));
let end: AbortController;
const focused = () => document.activeElement?.id;
const named = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);

function context(): IslandContext {
  const keys = { supported: async () => true, prepare: async () => true, login };
  const all = {
    props: {},
    signal: end.signal,
    announce: () => {},
    storage: { local: storageWith(), session: storageWith() },
    store: { getState: () => ({ customer: { status: "guest" } }) },
    platform: { passkeys: async () => keys },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  };
  return all as unknown as IslandContext;
}
const host = () => document.getElementById("host") as HTMLElement;
async function focusOn(text: string): Promise<HTMLButtonElement> {
  await eventually(() => expect(named(text)).toBeTruthy());
  const button = named(text) as HTMLButtonElement;
  button.focus();
  return button;
}

beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML =
    '<a id="before" href="/">Sklep</a><input id="login"><div id="host"></div><a id="next" href="/">Dalej</a>';
});

describe("focus moves on to what follows", () => {
  it("when the box disappears with its guest", async () => {
    offerSignIn(host(), context(), end.signal);
    await focusOn(texts["passkey.sign-in"]);
    end.abort();
    expect(document.querySelector(".passkey__box")).toBeNull();
    expect(focused()).toBe("next");
  });

  it("when the shopper declines the offer", async () => {
    keepProof({ userLogin: "anna", authorizeToken: "token" });
    offerToKeep(host(), context(), end.signal);
    (await focusOn(texts["passkey.not-now"])).click();
    expect(document.querySelector(".passkey__box")).toBeNull();
    expect(focused()).toBe("next");
  });

  const failTwice = async () => {
    offerSignIn(host(), context(), end.signal);
    const button = await focusOn(texts["passkey.sign-in"]);
    for (const times of [1, 2]) {
      login.mockClear();
      button.click();
      await eventually(() => expect(button.getAttribute("aria-disabled")).toBeNull());
      expect(login, `${times}`).toHaveBeenCalled();
    }
    await eventually(() => expect(button.isConnected).toBe(false));
  };

  it("when the button disappears after two failures and the page has no login field", async () => {
    await failTwice();
    expect(focused()).toBe("next");
  });

  it("but to the login field if there is one", async () => {
    document.getElementById("login")?.setAttribute("autocomplete", "username webauthn");
    await failTwice();
    expect(focused()).toBe("login");
  });
});

it("a box that moves elsewhere takes focus from no element", async () => {
  offerSignIn(host(), context(), end.signal);
  await focusOn(texts["passkey.sign-in"]);
  document.getElementById("before")?.focus();
  end.abort();
  expect(focused()).toBe("before");
});
