// @vitest-environment page
/** When fields are validated, and how many requests that takes (ruling 13). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { setCustomError } from "../../../runtime/forms/custom-error";
import { GERMANY, good, POLAND, validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

const input = (attributes: string) =>
  `<form class="cop"><div class="f-feedback"><input id="a" class="f-control --validate" ${attributes}></div>
   <div class="f-feedback"><input id="b" class="f-control --validate" data-graphql="city"></div><button>Wyślij</button></form>`;

describe("a text field", () => {
  it("is checked 500 ms after the last key, once, and is neutral until then", async () => {
    const of = validated();
    for (const text of ["A", "Al", "Ala"]) {
      of.type("client_firstname", text);
      await of.pass(499);
    }
    expect(of.count()).toBe(0);
    await of.pass(1);
    expect(of.asked.map(({ checks }) => checks.map(({ value }) => value))).toEqual([["Ala"]]);
    expect(of.state("client_firstname")).toBe("neutral");
    of.asked[0]?.answer([good]);
    await of.pass(0);
    expect(of.state("client_firstname")).toBe("success");
    of.type("client_firstname", "Alb");
    expect(of.state("client_firstname")).toBe("neutral");
  });

  it("shows an island's error as soon as the island shows it, so that it is announced once", async () => {
    const of = validated();
    of.type("client_firstname", "A1");
    setCustomError(of.get("client_firstname") as HTMLInputElement, "Bez cyfr.");
    of.get("client_firstname").closest(".f-feedback")?.append(document.createElement("div"));
    await of.pass(0);
    expect(of.message("client_firstname")).toBe("Bez cyfr.");
    await of.pass(500);
    expect([of.message("client_firstname"), of.count()]).toEqual(["Bez cyfr.", 0]);
  });

  it("turns neutral at the first key, even when the server rendered an error", () => {
    const of = validated();
    const holder = of.get("client_firstname").closest(".f-feedback") as HTMLElement;
    holder.classList.add("--error");
    (holder.querySelector(".f-message") as HTMLElement).textContent = "Wpisz w to pole swoje imię.";
    of.type("client_firstname", "A");
    expect(of.state("client_firstname")).toBe("neutral");
    expect(of.message("client_firstname")).toBe("");
  });

  it("that is empty and optional is neither invalid nor checked, for any limits", async () => {
    const of = validated();
    of.type("client_firm", "a");
    of.type("client_firm", "");
    await of.pass(500);
    expect([of.state("client_firm"), of.count()]).toEqual(["success", 0]);
    expect(of.get("client_firm").closest(".--empty")).not.toBeNull();
    of.type("client_firm", "a");
    expect(of.get("client_firm").closest(".--empty")).toBeNull();
  });

  it("is not checked during composition", async () => {
    const of = validated();
    const field = of.get("client_firstname");
    field.value = "に";
    field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    await of.pass(1_000);
    expect(of.count()).toBe(0);
    field.value = "日本";
    field.dispatchEvent(new Event("compositionend", { bubbles: true }));
    await of.pass(500);
    expect(of.asked[0]?.checks[0]?.value).toBe("日本");
  });

  it("that a browser filled in with only a `change` event is checked too, and not when nothing changed", async () => {
    const of = validated();
    of.change("client_firstname", "Ala");
    await of.pass(500);
    expect(of.count()).toBe(1);
    of.asked[0]?.answer([good]);
    await of.pass(0);
    of.change("client_firstname", "Ala");
    await of.pass(1_000);
    expect(of.count()).toBe(1);
  });

  it("is checked again when its country changes, once, and an old answer is ignored", async () => {
    const of = validated();
    of.type("client_zipcode", "10115");
    await of.pass(500);
    const [old] = of.asked;
    of.change("client_region", GERMANY);
    await of.pass(0);
    expect(of.asked.map(({ checks }) => checks[0]?.country)).toEqual([POLAND, GERMANY]);
    old?.answer([wrong("incorect_zipcode", "format")]);
    await of.pass(0);
    expect(of.state("client_zipcode")).toBe("neutral");
    of.asked[0]?.answer([good]);
    await of.pass(0);
    expect(of.state("client_zipcode")).toBe("success");
    expect(of.count()).toBe(2);
  });

  it("is checked with its companion when either of them is typed", async () => {
    const of = validated();
    of.get("client_phone").value = "500600700";
    of.type("client_phone_prefix", "+49");
    await of.pass(500);
    expect(of.asked[0]?.checks).toMatchObject([{ type: "phone", value: "+49500600700" }]);
    of.asked[0]?.answer([good]);
    of.get("client_street").value = "Długa";
    of.type("client_street_number", "5");
    await of.pass(500);
    expect(of.asked[0]?.checks).toMatchObject([{ type: "street", value: "Długa 5" }]);
  });

  it("without a country is a phone when it is long enough, without a request", async () => {
    const of = validated(input('data-graphql="phone"'));
    of.type("a", "12345678");
    await of.pass(500);
    expect([of.state("a"), of.message("a"), of.count()]).toEqual(["error", "Wpisz swój telefon.", 0]);
    of.type("a", "123456789");
    await of.pass(500);
    expect([of.state("a"), of.count()]).toEqual(["success", 0]);
  });

  it.each([
    ["500 600 700", "phone"],
    ["+48 (58) 100#", "phone"],
    ["a@b.pl", "email"],
    ["500a", "email"],
  ])("for a phone or an e-mail treats %j as the %s", async (value, type) => {
    const of = validated(input(`data-graphql="phone email" data-region="${POLAND}"`));
    of.type("a", value);
    await of.pass(500);
    expect(of.asked[0]?.checks[0]?.type).toBe(type);
  });

  it.each(["", "undefined", "}{", "true", "PL-1"])(
    "with the country %j is checked without it",
    async (country) => {
      const of = validated(input(`data-graphql="zipcode" data-region="${country}"`));
      of.type("a", "80-001");
      await of.pass(500);
      expect(of.asked[0]?.checks[0]?.country).toBe("");
    },
  );
});

describe("several fields that change at once", () => {
  it("are one check of all filled fields, and empty ones stay unchanged (bar R33)", async () => {
    const of = validated();
    of.get("client_zipcode").value = "80-001";
    of.type("client_firstname", "Ala");
    of.type("client_email", "a@b.pl");
    await of.pass(500);
    expect(of.asked.map(({ checks }) => checks.map(({ id }) => id))).toEqual([
      ["client_firstname", "client_zipcode", "client_email"],
    ]);
    expect(of.state("client_street")).toBe("neutral");
  });

  it.each(["username", "section-a current-password", "username webauthn", "Current-Password webauthn"])(
    "are ignored when they are a %s",
    async (autocomplete) => {
      const of = validated(input(`autocomplete="${autocomplete}" data-graphql="email"`));
      of.type("a", "a@b.pl");
      of.type("b", "Łódź");
      await of.pass(500);
      // Both fields are validated, but not the rest of the form.
      expect(of.asked.map(({ checks }) => checks.map(({ id }) => id))).toEqual([["a", "b"]]);
    },
  );
});

describe("checkboxes and lists", () => {
  const FORM = `<form class="cop">
    <div class="f-group --checkbox"><input type="checkbox" id="terms" class="f-control --validate"></div>
    <div class="f-feedback"><select id="source" class="f-select --validate --placeholder"><option value="">Wybierz</option><option value="1">Od znajomych</option></select></div>
    <button>Wyślij</button></form>`;

  it("are checked when they change; a checkbox has no visible message, but an announced one", () => {
    const of = validated(FORM);
    of.check("terms", false);
    expect([of.state("terms"), of.message("terms")]).toEqual(["error", ""]);
    const described = of.get("terms").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("To pole jest obowiązkowe.");
    of.check("terms", true);
    expect(of.state("terms")).toBe("success");
  });

  it("require an option while the prompt is selected, and are checked again when one is selected", () => {
    const of = validated(FORM);
    const list = of.get<HTMLSelectElement>("source");
    list.selectedIndex = 0;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    expect([of.state("source"), of.message("source")]).toEqual(["error", "Proszę wybrać opcję."]);
    list.selectedIndex = 1;
    list.dispatchEvent(new Event("change", { bubbles: true }));
    expect([of.state("source"), of.message("source")]).toEqual(["success", ""]);
  });

  it("of stores have their own code", () => {
    const of = validated(FORM.replace("<select", '<select data-island="tooltip store-select"'));
    of.get("source").dispatchEvent(new Event("change", { bubbles: true }));
    expect(of.message("source")).toBe("Wybierz sklep z listy.");
  });
});

describe("fields that appear later", () => {
  it("are treated as if they had always been there", async () => {
    const of = validated(input("required"));
    of.get("b")
      .closest(".f-feedback")
      ?.insertAdjacentHTML(
        "afterend",
        '<div class="f-feedback"><input id="late" class="f-control --validate" data-graphql="city"></div>',
      );
    of.type("late", "Sopot");
    await of.pass(500);
    expect(of.asked[0]?.checks[0]?.id).toBe("late");
  });

  it("that are disabled are ignored", async () => {
    const of = validated(input("required disabled"));
    of.form.requestSubmit();
    await of.pass(0);
    expect(of.state("a")).toBe("neutral");
    expect(of.sent).toEqual([""]);
  });
});

describe("a form that a theme has marked", () => {
  it("is checked by the rules on its fields", async () => {
    const of = validated(
      `<form data-island="validated-form"><p><input id="a" required minlength="3"></p>
       <p><input type="checkbox" id="c" required></p><p><input type="checkbox" id="d"></p><button>Wyślij</button></form>`,
      { isMarked: true },
    );
    of.form.requestSubmit();
    await of.pass(0);
    expect(of.get("a").getAttribute("aria-invalid")).toBe("true");
    expect(of.get("a").parentElement?.textContent).toContain("Proszę wypełnić to pole.");
    expect(of.get("c").getAttribute("aria-invalid")).toBe("true");
    expect(of.get("d").hasAttribute("aria-invalid")).toBe(false);
    expect(of.sent).toEqual([]);
  });
});

describe("fields that depend on each other", () => {
  const PASSWORDS = `<form class="cop"><div class="f-feedback"><input id="first" type="password" class="f-control --validate" data-graphql="password"></div>
    <div class="f-feedback"><input id="repeat" name="repeat" type="password" class="f-control --validate"></div></form>`;

  it("lose their verdict together, and are judged together 500 ms later", async () => {
    const of = validated(PASSWORDS);
    of.type("first", "tajne1");
    of.type("repeat", "tajne1");
    await of.pass(500);
    expect(of.state("repeat")).toBe("success");
    of.asked[0]?.answer([good]);
    of.type("first", "tajne12");
    expect([of.state("first"), of.state("repeat")]).toEqual(["neutral", "neutral"]);
    await of.pass(499);
    expect(of.state("repeat")).toBe("neutral");
    await of.pass(1);
    expect([of.state("repeat"), of.message("repeat")]).toEqual([
      "error",
      "Wpisane hasła nie są takie same. Wpisz ponownie hasło i potwierdzenie.",
    ]);
  });

  it("are not judged while they are empty", async () => {
    const of = validated(PASSWORDS.replace('name="repeat"', 'name="repeat" required'));
    await of.engine.check([of.get("repeat")]);
    expect(of.state("repeat")).toBe("error");
    of.type("first", "tajne12");
    await of.pass(500);
    expect(of.state("repeat")).toBe("neutral");
  });
});

describe("a check of the whole form by several changed fields", () => {
  const FORM = `<form class="cop">
    <div class="f-feedback"><input id="a" class="f-control --validate" minlength="3"></div>
    <div class="f-feedback"><input id="b" class="f-control --validate" minlength="3"></div>
    <div class="f-group --checkbox"><input type="checkbox" id="old" class="f-control --validate"></div>
    <div class="f-group --checkbox"><input type="checkbox" id="new" class="f-control --validate"></div></form>`;

  it("also judges boxes that have a verdict, and leaves the others open", async () => {
    const of = validated(FORM);
    of.check("old", false);
    of.type("a", "abc");
    of.type("b", "ab");
    await of.pass(500);
    expect(["a", "b", "old", "new"].map(of.state)).toEqual(["success", "error", "error", "neutral"]);
  });

  it("does not happen when the other changed field is not validated", async () => {
    const of = validated(FORM.replace("</form>", '<div class="f-feedback"><input id="free"></div></form>'));
    of.get("b").value = "ab";
    of.type("free", "x");
    of.type("a", "abc");
    await of.pass(500);
    expect(["a", "b", "free"].map(of.state)).toEqual(["success", "neutral", "neutral"]);
  });

  it("does not happen when one field changed twice", async () => {
    const of = validated(FORM);
    of.get("b").value = "ab";
    of.type("a", "ab");
    of.type("a", "abc");
    await of.pass(500);
    expect([of.state("a"), of.state("b")]).toEqual(["success", "neutral"]);
  });
});

describe("fields that were filled in before the script", () => {
  const filled = (own: string, value: string) => {
    document.body.innerHTML = "";
    const markup = input(`minlength="3" value="${own}"`);
    // The shopper types before the script looks at the form.
    const parse = vi.spyOn(document, "querySelector").mockImplementationOnce((selector) => {
      parse.mockRestore();
      const form = document.querySelector(selector);
      (document.getElementById("a") as HTMLInputElement).value = value;
      return form;
    });
    return validated(markup);
  };

  it("are checked 500 ms later, and the server's own values are not", async () => {
    const typed = filled("", "ab");
    await typed.pass(499);
    expect(typed.state("a")).toBe("neutral");
    await typed.pass(1);
    expect(typed.state("a")).toBe("error");
    const own = filled("ab", "ab");
    await own.pass(1_000);
    expect(own.state("a")).toBe("neutral");
  });
});

describe("a change by a script of the page", () => {
  it("is followed at once, but not in a field that is being typed", async () => {
    const of = validated(input("required"));
    of.type("a", "abc");
    await of.pass(500);
    expect(of.state("a")).toBe("success");
    of.type("b", "Łódź");
    await of.pass(500);
    of.asked[0]?.answer([good]);
    await of.pass(0);
    of.get("b").setAttribute("required", "");
    await of.pass(0);
    expect(of.count()).toBe(2);
    of.asked[0]?.answer([good]);
    of.type("b", "Gdynia");
    of.get("b").removeAttribute("required");
    await of.pass(499);
    expect(of.count()).toBe(2);
    await of.pass(1);
    expect(of.count()).toBe(3);
  });

  it("that switches validation off makes every field neutral for the form, until it is on again", async () => {
    const of = validated(input("required"));
    of.form.setAttribute("data-island-rules", "none");
    expect(of.engine.fields()).toEqual([]);
    of.type("a", "");
    await of.pass(500);
    of.submit();
    expect(of.state("a")).toBe("neutral");
    of.form.removeAttribute("data-island-rules");
    expect(of.engine.fields().map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("that gives a verdict itself is shown as text, and dropped with the next key", async () => {
    const of = validated(input(""));
    of.get("a").value = "x";
    of.engine.tell(of.get("a"), "Zajęte <b>dziś</b>.");
    expect([of.state("a"), of.message("a"), of.events]).toEqual([
      "error",
      "Zajęte <b>dziś</b>.",
      [{ field: "a", valid: false, codes: ["page"] }],
    ]);
    of.engine.tell(of.get("a"), "");
    expect(of.state("a")).toBe("success");
    of.type("a", "xy");
    expect(of.state("a")).toBe("neutral");
  });

  it("that gives a verdict right after the last key keeps it when the check of what was typed is due", async () => {
    const of = validated(input(""));
    of.type("a", "x");
    await of.pass(200);
    of.engine.tell(of.get("a"), "Podany login jest niepoprawny");
    await of.pass(1_000);
    expect([of.state("a"), of.message("a")]).toEqual(["error", "Podany login jest niepoprawny"]);
  });

  it("that gives a verdict on a phone right after its prefix has changed keeps it, too", async () => {
    const of = validated();
    of.get("client_phone").value = "500600700";
    of.type("client_phone_prefix", "+49");
    await of.pass(200);
    of.engine.tell(of.get("client_phone"), "Podany telefon jest niepoprawny");
    await of.pass(1_000);
    expect(of.message("client_phone")).toBe("Podany telefon jest niepoprawny");
    expect(of.asked).toEqual([]);
  });
});

describe("a request", () => {
  it("about one field replaces the last one about it, and no other", async () => {
    const of = validated(input('data-graphql="firstname"'));
    const groups: (string | undefined)[] = [];
    for (const [id, value] of [
      ["a", "Al"],
      ["a", "Ala"],
      ["b", "Łódź"],
    ] as const) {
      of.type(id, value);
      await of.pass(500);
      groups.push(of.asked.at(-1)?.options.group);
    }
    expect(groups[0]).toMatch(/^client-data-\d+-0$/);
    expect([groups[1] === groups[0], groups[2] === groups[0]]).toEqual([true, false]);
    const other = validated(input('data-graphql="firstname"'));
    other.type("a", "Ola");
    await other.pass(500);
    expect(other.asked[0]?.options.group).not.toBe(groups[0]);
  });

  it("about several fields replaces none", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    of.type("b", "Łódź");
    await of.pass(500);
    expect(of.asked[0]?.options).not.toHaveProperty("group");
  });

  it("is not repeated by a `change` event while its answer is awaited", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    of.change("a", "Ala");
    await of.pass(500);
    of.change("a", "Ala");
    await of.pass(1_000);
    expect(of.count()).toBe(1);
  });

  it("that fails leaves the field neutral", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    await of.pass(500);
    of.asked[0]?.fail();
    await of.pass(0);
    expect([of.state("a"), of.engine.stateOf(of.get("a"))]).toEqual(["neutral", "unanswered"]);
  });

  it("is ignored when the form was reset meanwhile", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    await of.pass(500);
    of.engine.forgetAll();
    of.asked[0]?.answer([wrong("no_firstname")]);
    await of.pass(0);
    expect(of.state("a")).toBe("neutral");
  });

  it("is not made after the island has ended", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    of.end();
    vi.useFakeTimers();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(of.count()).toBe(0);
  });

  it("finds out that an e-mail has an account, as long as the e-mail stays", async () => {
    const of = validated(input('data-graphql="email"'));
    of.type("a", "jan@sklep.pl");
    await of.pass(500);
    of.asked[0]?.answer([{ messages: [], clientExists: true }]);
    await of.pass(0);
    expect(of.accounts.map(({ id, isKnown }) => [id, isKnown()])).toEqual([["a", true]]);
    of.type("a", "jan@sklep.p");
    expect(of.accounts[0]?.isKnown()).toBe(false);
    of.type("a", "jan@sklep.pl");
    expect(of.accounts[0]?.isKnown()).toBe(true);
    of.get("a").remove();
    expect(of.accounts[0]?.isKnown()).toBe(false);
  });
});

describe("the page's scripts are told", () => {
  it("each verdict once, and nothing about neutral fields", async () => {
    const of = validated(input('minlength="3"'));
    of.type("a", "ab");
    await of.pass(500);
    await of.engine.check([of.get("a")]);
    of.type("a", "abc");
    await of.pass(500);
    expect(of.events).toEqual([
      { field: "a", valid: false, codes: ["minimalCharacters"] },
      { field: "a", valid: true, codes: [] },
    ]);
    expect(of.faults).toEqual([]);
  });

  it("nothing while the server is being asked", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    await of.pass(500);
    expect(of.events).toEqual([]);
    of.asked[0]?.answer([good]);
    await of.pass(0);
    expect(of.events).toEqual([{ field: "a", valid: true, codes: [] }]);
  });

  it("and we are told a code without a text, which the shopper reads in general words", async () => {
    const of = validated(input('data-graphql="firstname"'));
    of.type("a", "Ala");
    await of.pass(500);
    of.asked[0]?.answer([wrong("n".repeat(70))]);
    await of.pass(0);
    expect(of.message("a")).toBe("Sprawdź, co jest wpisane w tym polu.");
    expect(of.faults).toEqual([`async: There is no text for the validation code "${"n".repeat(60)}".`]);
  });
});
