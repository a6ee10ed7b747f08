/** `MfaConfig` of the old bundle: the status of the second factor, its list on the page, and what follows a right code. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  awaitedCode,
  type MfaSwitches,
  secondFactorOf,
  usualSecondFactor,
} from "../../../fixtures/client-data/second-factor";
import { mfaTemplates } from "../../../fixtures/pages/forms/mfa-templates";
import { eventually } from "../eventually";
import { all, fire, gone, key, one, soon, textOf, type } from "../in-page";
import { SHOPPER } from "../open-page";
import { fn, openOldPages, page } from "./old-page";

const chunks = {
  "legacy-account": () => import("../../../runtime/legacy/account"),
  "mfa-later": () => import("../../../runtime/legacy/mfa/later"),
  "legacy-forms": () => import("../../../runtime/legacy/forms"),
  "second-factor": () => import("../../../islands/signin-views/second-factor"),
  "client-data": () => import("../../../runtime/platform/client-data/check"),
};
interface Handle {
  blockNextRedirect: boolean;
  mfaRequiredStatus: string | undefined;
  init(): void;
  initCopContactEvents(): boolean;
  getMfaRequiredStatus(): Promise<string | false>;
  shouldSuggestSetMFA(): Promise<boolean>;
  snoozeMfaReminder(): Promise<{ isSuccess: boolean }>;
  prepareMfaConfigurationTemplate(id?: unknown, source?: unknown): Promise<boolean | undefined>;
}

const pages = openOldPages(chunks);
const make = () => new (page().MfaConfig as new () => Handle)();
const visitor = () => pages.street.shop.visitors.of(SHOPPER);
const state = () => secondFactorOf(visitor(), pages.street.shop.config.mfa);
const asked = (name: string) => pages.street.shop.requests.filter(({ query }) => query.query === name).length;
const DIALOG = "dialog.--mfa";
const enterCode = async () => {
  const code = await eventually(() => {
    const awaited = awaitedCode(state());
    if (!awaited) throw new Error("no code is awaited");
    return awaited;
  });
  await soon(`${DIALOG} #mfaCode`);
  await gone(`${DIALOG} [aria-busy]`);
  type(one(`${DIALOG} #mfaCode`), code);
  one(`${DIALOG} .--mfa_verify`).click();
};

let factor: Partial<MfaSwitches>;
beforeEach(() => {
  factor = { status: "required", configured: ["email"] };
});
afterEach(() => {
  document.documentElement.className = "";
});

/** A page with the templates of the second factor, for Anna. */
async function open(content = "") {
  pages.street.shop.config.mfa = { ...usualSecondFactor(), ...factor };
  visitor().customer = "anna";
  return pages.open({
    module: "cop_modules_mfa",
    content: mfaTemplates + content,
    before: () => Object.assign(page(), { app_shop: { ...page().app_shop, vars: { logged: 1 } } }),
  });
}

describe("the shop's status", () => {
  it.each([
    ["required", "required"],
    ["optional", "optional"],
    ["disabled", false],
  ] as const)("%s is %j, and asked for once", async (status, expected) => {
    factor = { status };
    await open();
    const handle = make();
    expect([await handle.getMfaRequiredStatus(), await handle.getMfaRequiredStatus()]).toEqual([
      expected,
      expected,
    ]);
    expect([handle.mfaRequiredStatus, asked("mfaSettings")]).toEqual([status, 1]);
  });

  it("that cannot be loaded blocks nothing, and the next call asks again", async () => {
    await open();
    const handle = make();
    pages.street.shop.faults.set("graphql", "500-html");
    expect([await handle.getMfaRequiredStatus(), handle.mfaRequiredStatus]).toEqual([false, undefined]);
    pages.street.shop.faults.clear();
    expect(await handle.getMfaRequiredStatus()).toBe("required");
  });
});

describe("the reminder", () => {
  it.each([
    [{ status: "optional", suggests: true }, true],
    [{ status: "optional", suggests: false }, false],
    [{ status: "disabled", suggests: true }, false],
  ] as const)("of a shop with %j is shown: %j", async (switches, expected) => {
    factor = switches;
    await open();
    expect(await make().shouldSuggestSetMFA()).toBe(expected);
  });

  it("can be put off", async () => {
    factor = { status: "optional", suggests: true };
    await open();
    const handle = make();
    expect(await handle.snoozeMfaReminder()).toMatchObject({ isSuccess: true });
    expect(await handle.shouldSuggestSetMFA()).toBe(false);
    pages.street.shop.faults.set("graphql", "500-html");
    expect(await handle.snoozeMfaReminder()).toEqual({ response: null, isSuccess: false });
  });
});

describe("the list of methods", () => {
  it("takes the place of the page's content, and a right code completes the sign-in once", async () => {
    await open();
    const loginSuccess = vi.fn();
    fn().copModulesLogin = { loginSuccess } as never;
    expect(await make().prepareMfaConfigurationTemplate("", "loginButton")).toBe(true);
    expect(document.documentElement.classList.contains("--mfa_overlay")).toBe(true);
    await enterCode();
    await eventually(() => expect(loginSuccess).toHaveBeenCalledTimes(1));
    await gone(DIALOG);
    expect(document.documentElement.classList.contains("--mfa_overlay")).toBe(false);
  });

  it("that the buy button has opened places the order", async () => {
    await open();
    const orderCreate = vi.fn();
    const loginSuccess = vi.fn();
    Object.assign(fn(), { copModulesSummary: { orderCreate }, copModulesLogin: { loginSuccess } });
    await make().prepareMfaConfigurationTemplate(undefined, "buyButton");
    await enterCode();
    await eventually(() => expect(orderCreate).toHaveBeenCalledTimes(1));
    expect(loginSuccess).not.toHaveBeenCalled();
  });

  it("survives a page module that throws", async () => {
    await open();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const loginSuccess = vi.fn(() => {
      throw new Error("of the page");
    });
    fn().copModulesLogin = { loginSuccess } as never;
    await make().prepareMfaConfigurationTemplate("", "loginButton");
    await enterCode();
    await eventually(() => expect(loginSuccess).toHaveBeenCalledTimes(1));
  });

  it("opens once for two calls at a time, because each opening sends a code", async () => {
    await open();
    const handle = make();
    expect(
      await Promise.all([
        handle.prepareMfaConfigurationTemplate("", "loginButton"),
        handle.prepareMfaConfigurationTemplate("", "loginButton"),
      ]),
    ).toEqual([true, true]);
    await soon(DIALOG);
    await gone(`${DIALOG} [aria-busy]`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([all(".mfa__configuration").length, asked("triggerMfa")]).toEqual([1, 1]);
  });

  it("is undefined on a page without its template", async () => {
    await open();
    expect(await make().prepareMfaConfigurationTemplate("no_such_template")).toBeUndefined();
  });

  it("is not shown in a shop that has it switched off", async () => {
    factor = { status: "disabled" };
    await open();
    expect(await make().prepareMfaConfigurationTemplate()).toBe(false);
    expect(document.querySelector(".mfa__configuration")).toBeNull();
  });

  it("that cannot be loaded is replaced by a link to the platform's own sign-in page", async () => {
    const { announced } = await open();
    pages.street.shop.faults.set("graphql", "500-html");
    expect(await make().prepareMfaConfigurationTemplate()).toBe(false);
    await soon('#alert_cover a[href="/signin.php"]');
    await eventually(() => expect(announced.join()).toContain("Nie udało się wczytać metod"));
  });

  it("may be opened again after it could not be loaded", async () => {
    await open();
    const handle = make();
    pages.street.shop.faults.set("graphql", "500-html");
    expect(await handle.prepareMfaConfigurationTemplate()).toBe(false);
    pages.street.shop.faults.clear();
    expect(await handle.prepareMfaConfigurationTemplate()).toBe(true);
  });
});

describe("a change of the contact that proves identity", () => {
  const CONTACT = `<form><div class="cop_contact">
    <div class="f-feedback --block-edit"><input id="client_email" value="anna@sklep.test"></div>
    <div class="client_prefix__wrapper"><input id="client_phone_prefix" value="+48"></div>
    <div class="f-feedback --block-edit"><input id="client_phone" value="501502503"></div>
  </div></form>`;
  const UPDATE = "dialog.--update";
  const email = () => one<HTMLInputElement>("#client_email");
  const phone = () => one<HTMLInputElement>("#client_phone");

  async function openContact(content = CONTACT) {
    await open(content);
    const handle = make();
    expect(handle.initCopContactEvents()).toBe(true);
    return handle;
  }
  const change = (field: HTMLInputElement, value: string) => {
    type(field, value);
    fire(field, "blur");
  };

  it("opens the dialog with the typed value, and blocks the form meanwhile", async () => {
    const handle = await openContact();
    change(email(), "nowa@sklep.test");
    expect(handle.blockNextRedirect).toBe(true);
    await soon(UPDATE);
    expect(one<HTMLInputElement>("#mfaUpdateDataInputEmail").value).toBe("nowa@sklep.test");
  });

  it("is taken back when the shopper cancels, and the form is free again", async () => {
    const handle = await openContact();
    const heard: string[] = [];
    for (const name of ["input", "change"])
      email().addEventListener(name, () => heard.push(`${name} ${email().value}`));
    change(email(), "nowa@sklep.test");
    await soon(UPDATE);
    one(`${UPDATE} .--mfa_cancel`).click();
    await gone(UPDATE);
    expect([email().value, handle.blockNextRedirect]).toEqual(["anna@sklep.test", false]);
    expect(heard.slice(1)).toEqual(["input anna@sklep.test", "change anna@sklep.test"]);
  });

  it("is made by a right code, and the interrupted form is sent once", async () => {
    const handle = await openContact();
    const onClickSubmitButton = vi.fn();
    fn().copModulesSummaryClient = { onClickSubmitButton } as never;
    change(email(), "nowa@sklep.test");
    await soon(UPDATE);
    one(`${UPDATE} .--mfa_update`).click();
    await soon(`${UPDATE} [data-step="2"]`);
    await enterCode();
    await eventually(() => expect(state().changes).toEqual([{ mode: "email", value: "nowa@sklep.test" }]));
    await gone(UPDATE);
    expect([email().value, handle.blockNextRedirect]).toEqual(["nowa@sklep.test", false]);
    expect(onClickSubmitButton).toHaveBeenCalledTimes(1);
  });

  it("of the phone has its prefix with it", async () => {
    await openContact();
    change(phone(), "600700801");
    await soon(UPDATE);
    expect([
      one<HTMLInputElement>("#mfaUpdateDataInputPhone").value,
      one<HTMLInputElement>("#mfa__client_phone_prefix").value,
    ]).toEqual(["600700801", "+48"]);
  });

  it("asks in one dialog although page modules call again for the same fields", async () => {
    const handle = await openContact();
    handle.initCopContactEvents();
    change(email(), "nowa@sklep.test");
    fire(email(), "blur");
    await soon(UPDATE);
    await new Promise((resolve) => setTimeout(resolve, 600));
    // A second dialog would close the first one, which takes the value back.
    expect([all("dialog").length, email().value, handle.blockNextRedirect]).toEqual([
      1,
      "nowa@sklep.test",
      true,
    ]);
  });

  it("by Enter opens the dialog, and does not send the form", async () => {
    await openContact();
    type(email(), "nowa@sklep.test");
    expect(key(email(), "Enter")).toBe(false);
    await soon(UPDATE);
  });

  it("asks nothing when the value is the old one", async () => {
    const handle = await openContact();
    change(email(), "anna@sklep.test");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([handle.blockNextRedirect, document.querySelector("dialog")]).toEqual([false, null]);
  });

  it("asks nothing of a guest who leaves the field", async () => {
    const handle = await openContact();
    page().app_shop.vars.logged = 0;
    change(email(), "nowa@sklep.test");
    expect(handle.blockNextRedirect).toBe(false);
  });

  it("does not block the form for good when the page has no dialog for it", async () => {
    const handle = await openContact();
    one("#mfa_update_data_modal_template").remove();
    change(email(), "nowa@sklep.test");
    expect(handle.blockNextRedirect).toBe(true);
    await eventually(() => expect(handle.blockNextRedirect).toBe(false));
    expect(email().value).toBe("nowa@sklep.test");
  });

  it("is not followed on a page without contact data", async () => {
    await open();
    expect(make().initCopContactEvents()).toBe(false);
  });
});

it("the section that the server has drawn is filled in", async () => {
  await open('<div class="mfa__configuration" data-status="edit"><div class="mfa__factor_list"></div></div>');
  await eventually(() => expect(textOf(".mfa__factor_list")).not.toBe(""));
});
