/** `FormValidation` of the old bundle: a handle by which page modules check forms, over the engine of each form's island. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isControl } from "../../../runtime/forms/control";
import { eventually } from "../eventually";
import { all, fire, one, type } from "../in-page";
import { openOldPages, page } from "./old-page";

const chunks = {
  "legacy-forms": () => import("../../../runtime/legacy/forms"),
  "validated-form": () => import("../../../islands/validated-form/index"),
  "validated-form/server": () => import("../../../islands/validated-form/server"),
  "validated-form/account": () => import("../../../islands/validated-form/account"),
  "validated-form/blocks": () => import("../../../islands/validated-form/blocks"),
  "validated-form/helping": () => import("../../../islands/validated-form/helping"),
  "client-data": () => import("../../../runtime/platform/client-data/check"),
};

interface Handle {
  callbacks: {
    validate?: (field: Element, isValid: boolean) => unknown;
    validateAll?: (container: Element | undefined, isValid: boolean) => unknown;
  };
  init(): void;
  reInit(): void;
  destroy(): void;
  validateForm(container?: Element): Promise<boolean>;
  validateInput(element: unknown): Promise<boolean>;
  setValidityState(element: unknown, message?: unknown, isSilent?: unknown): void;
  getValidityState(element: unknown): string;
  removeValidityState(element: unknown): void;
  removeAllValidityState(container?: unknown): void;
  clientExists(email: unknown): Promise<boolean>;
  isPhoneNumber(value: unknown): boolean;
  validateObject(object: unknown, required?: unknown): Promise<unknown>;
  concatErrorMessages(messages: unknown): string;
  validatePhoneGQL(given?: { input?: HTMLInputElement }): Promise<string>;
  validateEmailGQL(given?: { input?: HTMLInputElement }): Promise<string>;
}

const field = (id: string, more = "required") =>
  `<div class="f-group f-feedback"><input id="${id}" name="${id}" class="f-control --validate" ${more}><label class="f-label" for="${id}">${id}</label><div class="f-message"></div></div>`;
const FORM = `<form class="cop" id="own" action="/thank-you.php">${field("name")}${field("city", "")}
  <div class="f-group f-feedback" id="around"><div class="f-select --validate"><select id="province" class="f-dropdown"><option value="">Wybierz</option><option>Berlin</option></select></div><div class="f-message"></div></div></form>`;
const REQUIRED = "Proszę wypełnić to pole.";

const pages = openOldPages(chunks);
const open = (content = FORM) => pages.open({ module: "cop_modules", content });
const make = (options?: object): Handle =>
  new (page().FormValidation as new (options?: object) => Handle)(options);
const get = (id: string) => one<HTMLInputElement>(`#${id}`);
const state = (id: string) =>
  ["error", "success"].find((name) => get(id).closest(".f-feedback")?.classList.contains(`--${name}`)) ?? "";
const message = (id: string) => get(id).closest(".f-feedback")?.querySelector(".f-message")?.textContent;
/** Calls of the page's callbacks. */
const follow = (handle: Handle) => {
  const calls: string[] = [];
  handle.callbacks.validate = (element, isValid) => calls.push(`${element.id} ${isValid}`);
  handle.callbacks.validateAll = (_, isValid) => calls.push(`form ${isValid}`);
  return calls;
};

afterEach(() => void vi.restoreAllMocks());

describe("a check of the whole form", () => {
  it("finds the invalid fields, shows their messages, and tells the page's callbacks once", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    const calls = follow(handle);
    handle.init();
    expect(await handle.validateForm()).toBe(false);
    expect([state("name"), message("name")]).toEqual(["error", REQUIRED]);
    expect(calls).toEqual(["name false", "city true", "province true", "form false"]);
  });

  it("is true once the fields are filled in", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    type(get("name"), "Anna");
    expect(await handle.validateForm()).toBe(true);
    expect(state("name")).toBe("success");
  });

  it("is limited to the container that the page passes", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    const container = get("city").closest(".f-feedback") as Element;
    expect(await handle.validateForm(container)).toBe(true);
    expect(state("name")).toBe("");
  });

  it("is true when the root does not exist yet, and finds it when it does", async () => {
    await open("<div id='place'></div>");
    const handle = make({ formSelector: "#own" });
    handle.init();
    expect(await handle.validateForm()).toBe(true);
    one("#place").innerHTML = FORM;
    handle.reInit();
    expect(await handle.validateForm()).toBe(false);
  });

  it("survives an error that the page's callback throws", async () => {
    await open();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const handle = make({ formSelector: "#own" });
    handle.callbacks.validateAll = () => {
      throw new Error("the page's own");
    };
    expect(await handle.validateForm()).toBe(false);
  });

  it("lets modules find a field when only a list without the theme's class is invalid, until its value changes", async () => {
    await open();
    get("province").required = true;
    type(get("name"), "Anna");
    const handle = make({ formSelector: "#own" });
    expect(await handle.validateForm()).toBe(false);
    const FOUND = ".f-group.--error .f-control.--validate:not(:disabled)";
    expect(all(FOUND).map(({ id }) => id)).toEqual(["province"]);
    fire(get("province"), "change");
    expect(get("province").classList.contains("f-control")).toBe(false);
  });
});

describe("a check of one field", () => {
  it("leaves the other fields as they are", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    expect(await handle.validateInput(get("city"))).toBe(true);
    expect(await handle.validateInput(get("name"))).toBe(false);
    expect([state("name"), state("province")]).toEqual(["error", ""]);
  });

  it("is true for what is no field", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    expect(await handle.validateInput(null)).toBe(true);
    expect(await handle.validateInput(document.createElement("p"))).toBe(true);
  });
});

describe("a verdict that a page script sets", () => {
  it("is shown at once, counts for the form, and ends with the next input", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    handle.init();
    type(get("name"), "Anna");
    expect(await handle.validateForm()).toBe(true);
    handle.setValidityState(get("name"), "zajęte");
    expect([handle.getValidityState(get("name")), message("name")]).toEqual(["error", "zajęte"]);
    expect(await handle.validateForm()).toBe(false);
    type(get("name"), "Ewa");
    await eventually(async () => expect(await handle.validateForm()).toBe(true));
  });

  it("counts although it is set before the form's island is loaded", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    get("name").value = "Anna";
    handle.setValidityState(get("name"), "zajęte");
    expect(await handle.validateForm()).toBe(false);
    expect(message("name")).toBe("zajęte");
  });

  it("does not count any more when the value has changed before the island is loaded", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    get("name").value = "Anna";
    handle.setValidityState(get("name"), "zajęte");
    get("name").value = "Ewa";
    expect(await handle.validateForm()).toBe(true);
  });

  it("is shown as text, not as markup", async () => {
    await open();
    make({ formSelector: "#own" }).setValidityState(get("name"), "<img src=x>");
    expect(message("name")).toBe("<img src=x>");
    expect(document.querySelector("#own img")).toBeNull();
  });

  it("applies to the list inside the element around it, and nothing breaks without an element", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    handle.setValidityState(one(".f-select.--validate"), "Wybierz");
    expect([state("province"), get("province").getAttribute("aria-invalid")]).toEqual(["error", "true"]);
    expect(() => handle.setValidityState(null, "x")).not.toThrow();
    expect(() => handle.removeValidityState(undefined)).not.toThrow();
    expect(handle.getValidityState("name")).toBe("");
  });

  it("is shown without its message when it is silent", async () => {
    await open();
    make({ formSelector: "#own" }).setValidityState(get("name"), "zajęte", true);
    expect([state("name"), message("name")]).toEqual(["error", ""]);
  });

  it("can be removed from every field", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    await handle.validateForm();
    handle.setValidityState(get("city"), "nie");
    handle.removeAllValidityState();
    expect(all("#own .--error, #own .--success, #own [aria-invalid]")).toEqual([]);
  });
});

describe("two handles of one form", () => {
  it("share its engine, and neither hears the other's check as the shopper's", async () => {
    await open();
    const first = make({ formSelector: "#own" });
    const second = make({ formSelector: "#own" });
    const heard = follow(second);
    first.init();
    second.init();
    first.setValidityState(get("name"), "zajęte");
    expect(await second.validateForm()).toBe(false);
    heard.length = 0;
    await first.validateForm();
    expect(heard).toEqual([]);
  });
});

describe("a released form", () => {
  it("is not checked any more while the shopper fills it in, until the next `init`", async () => {
    await open();
    const handle = make({ formSelector: "#own" });
    const calls = follow(handle);
    handle.init();
    await handle.validateForm();
    handle.removeAllValidityState();
    handle.destroy();
    calls.length = 0;
    type(get("name"), "Anna");
    fire(get("name"), "blur");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([state("name"), calls]).toEqual(["", []]);
    get("name").value = "";
    handle.init();
    expect(await handle.validateForm()).toBe(false);
  });
});

describe("a part of the page that is no form", () => {
  const PART = `<div class="own_part">${field("firstname", 'required data-graphql="firstname"')}</div>`;

  it("is checked by the server's rules, also when it enters the page after `init`", async () => {
    await open("");
    const part = document.createElement("div");
    part.innerHTML = PART;
    const handle = make({ form: part.firstElementChild });
    handle.init();
    const inserted = part.firstElementChild as HTMLElement;
    one("#content").append(inserted);
    await eventually(() => expect(inserted.dataset.island).toBe("validated-form"));
    await eventually(() => {
      fire(get("firstname"), "pointerover");
      expect(inserted.dataset.islandStatus).toBe("ready");
    });
    type(get("firstname"), "R2D2");
    await eventually(() => expect(state("firstname")).toBe("error"));
    expect(message("firstname")).toBe("Pole nie może zawierać cyfr.");
    type(get("firstname"), "Anna");
    expect(await handle.validateForm()).toBe(true);
  });
});

describe("without the island's file", () => {
  /** happy-dom does not know `:invalid`. */
  const knowInvalid = (form: Element) => {
    const real = form.querySelectorAll.bind(form);
    vi.spyOn(form, "querySelectorAll").mockImplementation(((selector: string) =>
      [...real<HTMLInputElement>(selector.replace(":invalid", ""))].filter(
        (control) => !selector.includes(":invalid") || (isControl(control) && !control.checkValidity()),
      )) as never);
  };

  it("the browser's own rules decide, and their messages leave with the next input", async () => {
    const { boot } = await open();
    Reflect.set(boot.loader, "load", () => Promise.reject(new Error("lost")));
    knowInvalid(get("own"));
    const handle = make({ formSelector: "#own" });
    expect(await handle.validateForm()).toBe(false);
    expect([state("name"), get("name").getAttribute("aria-invalid")]).toEqual(["error", "true"]);
    expect(message("name")).toBe(get("name").validationMessage);
    type(get("name"), "Anna");
    expect(state("name")).toBe("");
    expect(await handle.validateForm()).toBe(true);
  });
});

describe("a question to the server", () => {
  it("tells whether an e-mail has an account", async () => {
    await open();
    const handle = make();
    expect(await handle.clientExists("anna@sklep.test")).toBe(true);
    expect(await handle.clientExists("nikt@sklep.test")).toBe(false);
    expect(await handle.clientExists(undefined)).toBe(false);
  });

  it("returns the shop's text about a phone and its prefix, and an empty text for a valid one", async () => {
    await open(`<input id="prefix" value="+48"><input id="phone" data-concat-from="#prefix">`);
    const handle = make();
    get("phone").value = "600700800";
    expect(await handle.validatePhoneGQL({ input: get("phone") })).toBe("");
    get("phone").value = "12";
    expect(await handle.validatePhoneGQL({ input: get("phone") })).not.toBe("");
    expect(await handle.validatePhoneGQL()).toBe("");
  });

  it("is no fault of the value when the server fails", async () => {
    await open(`<input id="mail" value="nie">`);
    pages.street.shop.faults.set("graphql", "500-html");
    expect(await make().validateEmailGQL({ input: get("mail") })).toBe("");
    expect(await make().clientExists("anna@sklep.test")).toBe(false);
  });

  it("prefers the shop's text for a code, and uses the server's otherwise", async () => {
    pages.street.shop.config.shopTexts = { errorCode: { incorect_email: "Popraw adres." } };
    await open();
    const { concatErrorMessages } = make();
    expect(concatErrorMessages([{ code: "incorect_email", message: "x" }])).toBe("Popraw adres.");
    expect(concatErrorMessages([{ code: "toString", message: "Serwer" }])).toBe("Serwer");
    expect(concatErrorMessages({ code: "other", message: "Serwer" })).toBe("Serwer");
    expect(concatErrorMessages(undefined)).toBe("");
  });

  it("checks an object of values, and ignores required keys that the object lacks", async () => {
    await open();
    const { validateObject } = make();
    expect(await validateObject({ email: "nie", firstname: "Anna" })).toBe(false);
    expect(await validateObject({ email: "nikt@sklep.test" }, ["firm"])).toBe(true);
    expect(await validateObject({ email: "" }, ["email"])).toBe(false);
  });
});

it.each([
  ["+48 600-700", false],
  ["(22) 600 700*#+", true],
  ["", false],
  [null, false],
])("a phone number consists of digits, spaces and a few signs: %j is %j", async (value, expected) => {
  await open();
  expect(make().isPhoneNumber(value)).toBe(expected);
});
