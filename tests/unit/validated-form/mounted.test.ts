// @vitest-environment page
/** The mounted island: what it says, shows and focuses when a form is checked, and which of its parts it loads. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mount } from "../../../islands/validated-form";
import * as account from "../../../islands/validated-form/account";
import { type ValidatedForm, validatedForm } from "../../../islands/validated-form/registry";
import * as server from "../../../islands/validated-form/server";
import type { ClientCheck, Verdict } from "../../../runtime/contracts/client-data";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { all, one, textOf } from "../in-page";
import { shopWith } from "./shop-texts";
import { good, wrong } from "./support";

const EMPTY = "Proszę wypełnić to pole.";
const UNCHECKED = "Nie udało się teraz sprawdzić wszystkich danych. Sprawdzi je sklep.";
const field = (id: string, label: string, attributes = "required") =>
  `<div class="f-feedback"><label for="${id}">${label}</label><input id="${id}" class="f-control --validate" ${attributes}></div>`;
const formOf = (fields: string, attributes = 'class="cop"') =>
  `<form ${attributes} action="/a">${fields}<button value="1">Wyślij</button></form>`;
const TWO = formOf(field("name", "Imię") + field("city", "Miasto"));

let life: AbortController;
/** Ends the mounted islands, as the core does. */
const ends: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

interface Options {
  readonly props?: Record<string, unknown>;
  /** Parts that cannot be loaded. */
  readonly missing?: readonly string[];
  readonly verdictOn?: (check: ClientCheck) => Verdict | null;
}

async function mounted(markup: string, { props = {}, missing = [], verdictOn = () => good }: Options = {}) {
  document.body.innerHTML = markup;
  const host = document.body.firstElementChild as HTMLFormElement;
  const said: string[] = [];
  const loaded: string[] = [];
  const blocks = vi.fn();
  const help = vi.fn();
  const checkClientData = vi.fn(async (checks: readonly ClientCheck[]) => checks.map(verdictOn));
  const parts: Record<string, unknown> = {
    server,
    account,
    blocks: { followBlocks: blocks },
    helping: { helpWhileTyping: help },
  };
  const results: object[] = [];
  const sent = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("submit", sent, { signal: life.signal });
  const context = {
    ...shopWith(),
    name: "validated-form",
    host,
    props,
    signal: life.signal,
    guard() {},
    hasScrolled: () => false,
    announce: (text: string) => void said.push(text),
    fail: vi.fn(),
    emit: (name: string, { form, field: of, ...result }: Record<string, unknown>) => {
      if (!of) results.push({ name, isOfForm: form === host, ...result });
    },
    storage: { session: { set: vi.fn() } },
    platform: { checkClientData },
    load: vi.fn(async (part: string) => {
      loaded.push(part);
      if (missing.includes(part)) throw new Error(`${part} is missing`);
      return parts[part];
    }),
  };
  ends.push((await mount(host, context as unknown as IslandContext)) as () => void);
  return {
    host,
    said,
    loaded,
    results,
    sent,
    blocks,
    help,
    checkClientData,
    load: context.load,
    shared: () => validatedForm(host) as ValidatedForm,
    async submit() {
      HTMLFormElement.prototype.requestSubmit.call(host, one<HTMLButtonElement>("button[value='1']"));
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}
const get = (id: string) => one<HTMLInputElement>(`#${id}`);
const type = (id: string, value: string) => {
  get(id).value = value;
  get(id).dispatchEvent(new Event("input", { bubbles: true }));
};
const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

describe("a form with two empty fields", () => {
  it("is stopped, and the summary links to both with one message", async () => {
    const { submit, sent, said, results } = await mounted(TWO);
    await submit();
    expect(sent).not.toHaveBeenCalled();
    const summary = one(".f-summary");
    expect(summary.className).toBe("f-summary menu_messages_error");
    expect([summary.getAttribute("role"), summary.getAttribute("aria-label")]).toEqual([
      "navigation",
      "Popraw 2 pola",
    ]);
    expect(textOf(".f-summary__title")).toBe("Popraw 2 pola");
    expect(all(".f-summary li").map(({ textContent }) => textContent)).toEqual([
      "Wypełnij pola: Imię, Miasto",
    ]);
    expect(all(".f-summary a").map((link) => link.getAttribute("href"))).toEqual(["#name", "#city"]);
    expect(said).toEqual(["Popraw 2 pola"]);
    const codes = ["mandatoryField", "mandatoryField"];
    expect(results).toEqual([{ name: "wyspa:validated", isOfForm: true, valid: false, codes }]);
  });

  it("has an entry with its message for each, where the shop wants the old summary", async () => {
    const { submit } = await mounted(TWO, { props: { summary: "fixed" } });
    await submit();
    expect(all(".f-summary li a").map(({ textContent }) => textContent)).toEqual([
      `Imię: ${EMPTY}`,
      `Miasto: ${EMPTY}`,
    ]);
  });

  it("gets the focus in the first, in the middle of the window, and a link leads to the other", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const { submit } = await mounted(TWO);
    await submit();
    expect(document.activeElement).toBe(get("name"));
    expect(scrolled.mock.contexts).toEqual([get("name")]);
    expect(scrolled).toHaveBeenCalledWith({ block: "center" });
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    one('.f-summary a[href="#city"]').dispatchEvent(press);
    expect([press.defaultPrevented, document.activeElement]).toEqual([true, get("city")]);
    scrolled.mockRestore();
  });

  it("loses a field from the summary at its first key, and says so when both are right", async () => {
    const { submit, said } = await mounted(TWO);
    await submit();
    type("name", "Ala");
    await pass(0);
    expect(textOf(".f-summary")).toBe(`Popraw 1 poleMiasto: ${EMPTY}`);
    type("city", "Łódź");
    await pass(0);
    expect(one(".f-summary").className).toBe("f-summary menu_messages_message");
    expect(textOf(".f-summary")).toBe("Sprawdzamy poprawki…");
    await pass(500);
    expect(one(".f-summary").className).toBe("f-summary menu_messages_success");
    expect(textOf(".f-summary")).toBe("Wskazane pola są już poprawne.");
    expect(one(".f-summary").hasAttribute("role")).toBe(false);
    expect(document.querySelector(".f-summary ul")).toBeNull();
    expect(said).toEqual(["Popraw 2 pola", "Wskazane pola są już poprawne."]);
  });

  it("is neutral after a reset: no summary, no marks, and no check that is still to come", async () => {
    const { host, submit } = await mounted(TWO);
    await submit();
    type("name", "A");
    host.reset();
    await pass(1_000);
    expect(all(".f-summary, .--error, .--success, [aria-invalid]")).toEqual([]);
    expect(host.classList.contains("--fail-validation")).toBe(false);
  });

  it("is as the server sent it when the island ends", async () => {
    const { host, submit } = await mounted(TWO);
    const before = host.outerHTML.replace(/<template><\/template>/, "");
    await submit();
    life.abort();
    for (const end of ends.splice(0)) end();
    expect(all(".f-summary, .--error, [aria-invalid], .f-message")).toEqual([]);
    expect(validatedForm(host)).toBeUndefined();
    expect(before).toContain("f-message");
  });
});

describe("equal messages of the server", () => {
  it("are one entry that ends with a colon instead of the full stop", async () => {
    const { submit } = await mounted(
      formOf(
        field("name", "Imię", 'data-graphql="firstname" value="#"') +
          field("city", "Miasto", 'data-graphql="city" value="#"') +
          field("nip", "NIP", 'data-graphql="nip" value="#"'),
      ),
      {
        verdictOn: ({ type }) => wrong(type === "nip" ? "incorect_nip" : `illegal_characters_client_${type}`),
      },
    );
    await submit();
    expect(all(".f-summary li").map(({ textContent }) => textContent)).toEqual([
      "Jeden z użytych znaków jest niedozwolony: Imię, Miasto",
      "NIP: Niepoprawny NIP dla wybranego kraju.",
    ]);
  });
});

describe("a refused postal code", () => {
  const FORMATS = "Poprawne formaty kodu pocztowego dla wybranego kraju to [X - cyfra; Y - litera]:";
  it.each([
    [{}, `${FORMATS} XX-XXX (np. 00-950)`],
    [{ shape: false }, `${FORMATS} XX-XXX`],
    [{ messages: "friendly" }, "Wpisz go w takiej postaci, np. 00-950"],
  ])("is explained by the formats, with an example where the shop wants shapes: %j", async (props, words) => {
    const verdictOn = () => wrong("incorect_zipcode", "format");
    await mounted(formOf(field("code", "Kod", 'data-graphql="zipcode"')), { props, verdictOn });
    type("code", "1");
    await pass(500);
    expect(textOf(".f-message")).toBe(`Błędnie wpisany kod pocztowy. ${words}`);
  });
});

describe("a form with one wrong field", () => {
  const ONE = formOf(field("name", "Imię"));

  it("has no summary, and leaves its message to the screen reader that reads the focused field", async () => {
    const { submit, said } = await mounted(ONE);
    await submit();
    expect(document.activeElement).toBe(get("name"));
    await pass(1_000);
    expect([said, document.querySelector(".f-summary")]).toEqual([[], null]);
  });

  it("says the message 300 ms later when the field had the focus already, as no screen reader reads it again", async () => {
    const { submit, said } = await mounted(ONE);
    get("name").focus();
    await submit();
    await pass(298);
    expect(said).toEqual([]);
    await pass(1);
    expect(said).toEqual([EMPTY]);
  });

  it("shows its message without announcing it on its own", async () => {
    const { submit } = await mounted(ONE);
    expect(one(".f-message").getAttribute("aria-live")).toBe("polite");
    await submit();
    expect([textOf(".f-message"), one(".f-message").getAttribute("aria-live")]).toEqual([EMPTY, "off"]);
  });
});

describe("the height of the summary", () => {
  it("never shrinks while fields leave it, and begins anew at the next check", async () => {
    let height = 80;
    const seen: (() => void)[] = [];
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
      return Math.max(height, Number.parseFloat(this.style.minBlockSize) || 0);
    });
    const observe = vi.fn();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(report: () => void) {
          seen.push(report);
        }
        observe = observe;
        disconnect() {}
      },
    );
    const { submit } = await mounted(TWO);
    await submit();
    const { style } = one(".f-summary");
    expect([style.minBlockSize, style.boxSizing]).toEqual(["80px", "border-box"]);
    expect(observe.mock.calls).toEqual([[one(".f-summary"), { box: "border-box" }]]);
    height = 90;
    seen.at(-1)?.();
    expect(style.minBlockSize).toBe("90px");
    type("name", "Ala");
    height = 40;
    await pass(0);
    expect(style.minBlockSize).toBe("90px");
    type("name", "");
    await submit();
    expect(one(".f-summary").style.minBlockSize).toBe("40px");
    vi.restoreAllMocks();
  });
});

describe("a form that the server cannot check", () => {
  const ASKED = formOf(field("city", "Miasto", 'data-graphql="city" value="Łódź"'));

  it("is sent, and says that the shop will check it", async () => {
    const { submit, sent, said, results } = await mounted(ASKED, { verdictOn: () => null });
    await submit();
    expect(sent).toHaveBeenCalledOnce();
    expect(said).toEqual([UNCHECKED]);
    expect(textOf(".f-summary.menu_messages_message")).toBe(UNCHECKED);
    expect(results).toMatchObject([{ valid: true, codes: [] }]);
  });

  it("is sent without the file of the server's rules, too, and each submit tries to load it again", async () => {
    const { submit, sent, loaded, checkClientData } = await mounted(ASKED, { missing: ["server"] });
    expect(loaded).toEqual(["server"]);
    await submit();
    expect(loaded).toEqual(["server", "server"]);
    expect([sent.mock.calls.length, checkClientData.mock.calls.length]).toEqual([1, 0]);
  });

  it("says nothing of the kind when it was checked", async () => {
    const { submit, sent, said } = await mounted(ASKED);
    await submit();
    expect([sent.mock.calls.length, said, document.querySelector(".f-summary")]).toEqual([1, [], null]);
  });
});

describe("the parts of the island", () => {
  it.each([
    ["a form without fields for them", field("a", "A"), []],
    ["a field that the server checks", field("a", "A", 'data-graphql="city"'), ["server"]],
    ["a part for companies", '<p data-firm="show"></p>', ["blocks"]],
    ["a country", '<p data-region="1"></p>', ["blocks"]],
    ["a list of provinces", '<p data-region-province="1"></p>', ["blocks"]],
    ["a phone prefix", '<input class="client_prefix__input">', ["blocks"]],
    ["a postal code", '<input autocomplete="shipping postal-code">', ["helping"]],
    ["an e-mail", '<input type="email">', ["helping"]],
    ["the server's postal code", '<input data-graphql="zipcode">', ["server", "helping"]],
    ["the server's phone", '<input data-graphql="email phone">', ["server", "helping"]],
    ["the server's e-mail", '<input data-graphql="email">', ["server", "helping"]],
    ["a phone", '<input autocomplete="tel">', ["helping"]],
    ["a national phone", '<input autocomplete="tel-national">', ["helping"]],
    ["a tax number", '<input data-graphql="nip">', ["server", "helping"]],
  ])("for %s", async (_, fields, expected) => {
    const { loaded } = await mounted(formOf(fields));
    expect(loaded).toEqual(expected);
  });

  it("are loaded once for all checks", async () => {
    const { submit, loaded } = await mounted(formOf(field("a", "A", 'data-graphql="city" value="x"')));
    await submit();
    await pass(20_000);
    type("a", "y");
    await pass(500);
    expect(loaded).toEqual(["server"]);
  });

  it("that help are loaded again when the network is back, and get the form", async () => {
    const { host, blocks, help, load } = await mounted(
      formOf('<input type="email"><p data-firm="show"></p>'),
    );
    for (const part of ["blocks", "helping"]) expect(load).toHaveBeenCalledWith(part, { retry: "on-signal" });
    expect(blocks).toHaveBeenCalledWith(host, life.signal);
    expect(help).toHaveBeenCalledWith(host, expect.objectContaining({ name: "validated-form" }));
  });

  it("are not looked for any more when the island has ended", async () => {
    const { host, loaded } = await mounted(formOf(field("a", "A")));
    life.abort();
    host.insertAdjacentHTML("beforeend", '<input type="email">');
    host.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(loaded).toEqual([]);
  });

  it.each(["shape", "town", "suggestEmail", "taxNumber"])(
    "that help are loaded while %s alone is not switched off",
    async (name) => {
      const off = { shape: false, town: false, suggestEmail: false, taxNumber: false };
      const { loaded } = await mounted(formOf('<input type="email">'), { props: { ...off, [name]: true } });
      expect(loaded).toEqual(["helping"]);
    },
  );
});

describe("the offer to sign in", () => {
  const EMAIL = field("mail", "E-mail", 'type="email" data-graphql="email"');
  const PASSWORD = '<input type="password" data-graphql="password">';
  const known = { verdictOn: () => ({ messages: [], clientExists: true }) };

  it("is made beside an e-mail that has an account", async () => {
    await mounted(formOf(EMAIL + PASSWORD), known);
    type("mail", "jan@kowalski.com");
    await pass(500);
    expect(textOf("#mail ~ .f-account")).toBe(
      "Masz już u nas konto z tym adresem e-mail. Zaloguj się Nie pamiętam hasła",
    );
  });

  it("is not made when its file is missing, and the field is right all the same", async () => {
    await mounted(formOf(EMAIL + PASSWORD), { ...known, missing: ["account"] });
    type("mail", "jan@kowalski.com");
    await pass(500);
    expect(document.querySelector(".f-account")).toBeNull();
    expect(get("mail").closest(".--success")).not.toBeNull();
  });

  it.each<[string, Options, string, boolean]>([
    ["makes it for the e-mail of a field", {}, "jan@kowalski.com", true],
    ["makes none for another e-mail", {}, "ola@kowalska.com", false],
    ["leaves it to the page", { props: { accountOffer: "page" } }, "jan@kowalski.com", false],
    ["cannot load it", { missing: ["account"] }, "jan@kowalski.com", false],
  ])("that a page script asks for: the form %s", async (_, options, email, isMade) => {
    const { shared } = await mounted(formOf(EMAIL + field("city", "Miasto") + PASSWORD), options);
    get("mail").value = "jan@kowalski.com";
    get("city").value = "ola@kowalska.com";
    expect(await shared().offersAccount(email)).toBe(isMade);
    expect(all(".f-account")).toHaveLength(isMade ? 1 : 0);
    type("mail", "jan@kowalski.co");
    expect(all(".f-account")).toEqual([]);
  });
});

describe("a page script", () => {
  it("that checks the form itself gets the same report, and the focus stays with it", async () => {
    const { shared, said, results } = await mounted(TWO);
    const { engine } = shared();
    const end = shared().startQuietly();
    await engine.check(engine.fields());
    shared().tellOutcome();
    end();
    expect(said).toEqual(["Popraw 2 pola"]);
    expect(results).toMatchObject([{ valid: false }]);
    expect(document.activeElement).toBe(document.body);
    await pass(300);
    expect(said).toEqual(["Popraw 2 pola", EMPTY]);
  });

  it("that submits a part of the page is not disturbed: it has states, but no submit of its own", async () => {
    const { host, shared } = await mounted(`<div>${field("name", "Imię")}</div>`);
    const { engine } = shared();
    await engine.check(engine.fields());
    expect(engine.wrong().map(({ control }: { control: Control }) => control.id)).toEqual(["name"]);
    shared().tellOutcome();
    expect(host.classList.contains("--fail-validation")).toBe(false);
  });
});

describe("a form without the theme's classes", () => {
  const plain = (attributes: string) => formOf('<input id="name" required>', attributes);

  it.each([
    ['data-island="validated-form"', 1],
    ['data-island="tooltip  validated-form"', 1],
    ['data-island="tooltip"', 0],
    ["", 0],
    ['data-island="validated-form" data-island-rules="theme"', 0],
  ])("with the attributes %j has %d validated fields", async (attributes, count) => {
    const { shared } = await mounted(plain(attributes));
    expect(shared().engine.fields()).toHaveLength(count);
  });
});
