/** The registration form of the shop, checked by the real island against the real server. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { good } from "../../browser/validated-form/registration-data";
import { eventually } from "../eventually";
import { all, fire, one, soon, textOf, type } from "../in-page";
import { type OpenPage, openShop } from "../open-page";

const street = openShop();
const withoutServer = {
  "validated-form": () => import("../../../islands/validated-form/index"),
  "validated-form/account": () => import("../../../islands/validated-form/account"),
  "validated-form/blocks": () => import("../../../islands/validated-form/blocks"),
  "validated-form/helping": () => import("../../../islands/validated-form/helping"),
  "client-data": () => import("../../../runtime/platform/client-data/check"),
};
const chunks = {
  ...withoutServer,
  "validated-form/server": () => import("../../../islands/validated-form/server"),
};

let sent: string[] = [];
let outcomes: { valid: boolean; codes: readonly string[] }[] = [];
let listening: AbortController;
beforeEach(() => {
  sent = [];
  outcomes = [];
  listening = new AbortController();
  document.addEventListener(
    "wyspa:validated",
    ({ detail: { field, valid, codes } }) => field || outcomes.push({ valid, codes }),
    { signal: listening.signal },
  );
});
afterEach(() => listening.abort());

const form = () => one<HTMLFormElement>("form.cop");
const field = (id: string) => one<HTMLInputElement>(`#${id}`);
const message = (id: string) =>
  field(id).closest(".f-feedback")?.querySelector(".f-message")?.textContent?.trim();
const submit = () => HTMLFormElement.prototype.requestSubmit.call(form(), one("form.cop [type=submit]"));
const questions = () => street.shop.requests.filter(({ query }) => query.query === "validateClientData");
const fillIn = (values: Readonly<Record<string, string>> = good) => {
  for (const [id, value] of Object.entries(values)) field(id).value = value;
  one<HTMLSelectElement>("#client_source").selectedIndex = 1;
  field("terms_agree").checked = true;
};

async function open(
  table: Readonly<Record<string, () => Promise<unknown>>> = chunks,
  before = () => {},
): Promise<OpenPage> {
  const page = await street.open("/client-new.php?register", { chunks: table, before });
  // The last listener: a submit that reaches it would go to the server.
  window.addEventListener(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push((event.target as Element).id);
    },
    { signal: listening.signal },
  );
  await page.start("validated-form");
  return page;
}

const UNCHECKED = "Nie udało się teraz sprawdzić wszystkich danych. Sprawdzi je sklep.";

describe("a form with several mistakes", () => {
  const openWrong = async () => {
    const page = await open();
    fillIn({ ...good, client_zipcode: "1", client_email: "ola", client_firstname: "" });
    submit();
    await soon(".f-summary");
    return page;
  };

  it("is not sent, and its summary lists each invalid field with its message, before the server's fields", async () => {
    const { announced } = await openWrong();
    expect(all(".f-summary a").map(({ textContent }) => textContent?.split(":")[0])).toEqual([
      "E-mail",
      "Imię",
      "Kod pocztowy",
    ]);
    expect(textOf(".f-summary__title")).toBe("Popraw 3 pola");
    expect(one(".f-summary").compareDocumentPosition(field("client_email"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await eventually(() => expect(announced).toContain("Popraw 3 pola"));
    expect(sent).toEqual([]);
  });

  it("gets the focus in its first invalid field, and the summary's links lead to the others", async () => {
    await openWrong();
    expect(document.activeElement).toBe(field("client_email"));
    expect(fire(one('.f-summary a[href="#client_zipcode"]'), "click")).toBe(false);
    expect(document.activeElement).toBe(field("client_zipcode"));
  });

  it("tells page scripts the codes of its mistakes", async () => {
    await openWrong();
    expect(outcomes).toEqual([{ valid: false, codes: expect.any(Array) }]);
    expect(outcomes[0]?.codes).toHaveLength(3);
  });

  it("is sent once when the mistakes are corrected, and the summary lists none any more", async () => {
    await openWrong();
    fillIn();
    submit();
    await eventually(() => expect(sent).toEqual(["COP"]));
    expect([textOf(".f-summary"), all(".f-summary a")]).toEqual(["Wskazane pola są już poprawne.", []]);
  });

  it("does not claim to check corrections when the server cannot be asked about them", async () => {
    await openWrong();
    street.shop.faults.set("graphql", "reset");
    for (const id of ["client_zipcode", "client_email", "client_firstname"] as const)
      type(field(id), good[id] ?? "");
    await eventually(() => expect(textOf(".f-summary")).toBe(UNCHECKED));
    street.shop.faults.clear();
    submit();
    await eventually(() => expect(sent).toEqual(["COP"]));
    expect(textOf(".f-summary")).toBe("Wskazane pola są już poprawne.");
  });

  it("is neutral again after a reset", async () => {
    await openWrong();
    form().reset();
    await eventually(() => expect(document.querySelector(".f-summary")).toBeNull());
    expect(all("form.cop .--error")).toEqual([]);
    expect(form().classList.contains("--fail-validation")).toBe(false);
  });

  it("is as the server sent it when the island ends", async () => {
    await openWrong();
    const ended = form();
    ended.remove();
    await eventually(() => expect(ended.querySelector(".f-summary")).toBeNull());
    expect(ended.querySelector(".--error, .--success, [aria-invalid]")).toBeNull();
    expect(ended.noValidate).toBe(false);
  });
});

it("a form with one mistake shows the field's message, and no summary", async () => {
  await open();
  fillIn({ ...good, client_zipcode: "1" });
  submit();
  await eventually(() => expect(outcomes).toHaveLength(1));
  expect(message("client_zipcode")).not.toBe("");
  expect(document.activeElement).toBe(field("client_zipcode"));
  expect([document.querySelector(".f-summary"), sent]).toEqual([null, []]);
});

it("a valid form is sent once although the shopper submits it twice, after one request to the server", async () => {
  await open();
  // Its part writes the prefix once it has loaded; a phone whose prefix changes is asked about again.
  await eventually(() => expect(field("client_phone_prefix").value).toBe("+48"));
  fillIn();
  submit();
  submit();
  await eventually(() => expect(sent).toEqual(["COP"]));
  expect(questions()).toHaveLength(1);
  expect(outcomes).toEqual([{ valid: true, codes: [] }]);
  expect(document.querySelector(".f-summary")).toBeNull();
});

describe("a form that the server cannot check", () => {
  it("is sent when the server fails, and says that the shop will check it", async () => {
    const { announced } = await open();
    street.shop.faults.set("graphql", "500-html");
    fillIn();
    submit();
    await eventually(() => expect(sent).toEqual(["COP"]));
    await eventually(() => expect(announced).toContain(UNCHECKED));
    expect(textOf(".f-summary")).toBe(UNCHECKED);
    expect(outcomes).toEqual([{ valid: true, codes: [] }]);
  });

  it("is sent when the file with the server's rules is missing", async () => {
    await open(withoutServer);
    fillIn();
    submit();
    await eventually(() => expect(sent).toEqual(["COP"]));
    expect(textOf(".f-summary")).toBe(UNCHECKED);
  });
});

it("an e-mail of a known account is offered a sign-in", async () => {
  await open();
  field("client_email").focus();
  type(field("client_email"), "jan@kowalski.com");
  fire(field("client_email"), "blur");
  await soon(".f-account");
  expect(document.querySelector('.f-account a[href*="signin"]')).not.toBeNull();
});

it("page scripts find the engine of a form as long as its island is mounted", async () => {
  await open();
  const { validatedForm } = await import("../../../islands/validated-form/registry");
  const ended = form();
  expect(validatedForm(ended)?.engine.root).toBe(ended);
  ended.remove();
  await eventually(() => expect(validatedForm(ended)).toBeUndefined());
});

it("a page script's check of a form fills the summary, and leaves the focus to the script", async () => {
  const { announced } = await open();
  const { validatedForm } = await import("../../../islands/validated-form/registry");
  const shared = validatedForm(form());
  field("client_email").value = "";
  await shared?.engine.settle();
  shared?.tellOutcome();
  await soon(".f-summary");
  await eventually(() => expect(announced.join()).toMatch(/Popraw \d+ p/));
  expect(outcomes).toEqual([{ valid: false, codes: expect.any(Array) }]);
  expect(document.activeElement).toBe(document.body);
});
