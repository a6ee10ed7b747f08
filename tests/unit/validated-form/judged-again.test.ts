// @vitest-environment page
/** What a verdict depends on, and which fields are judged again when that changes (ruling 13, bar R31). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { setCustomError } from "../../../runtime/forms/custom-error";
import { FIELD_SET } from "../../../runtime/forms/field-set";
import { type Bench, GERMANY, good, POLAND, validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

const field = (id: string, attributes = "") =>
  `<div class="f-feedback"><input id="${id}" class="f-control --validate" ${attributes}></div>`;
const formOf = (...fields: readonly string[]) =>
  `<form class="cop">${fields.join("")}<button>Wyślij</button></form>`;
const list = (attributes: string, ...options: readonly string[]) =>
  `<div class="f-feedback"><select ${attributes}>${options.map((value) => `<option>${value}</option>`).join("")}</select></div>`;
const questions = (of: Bench) => of.asked.map(({ checks }) => checks.map(({ value }) => value));

/** Types into a field, and lets the server accept it. */
async function accepted(of: Bench, id: string, value: string) {
  of.type(id, value);
  await of.pass(500);
  of.asked[0]?.answer([good]);
  await of.pass(0);
  expect(of.state(id)).toBe("success");
}

describe("a field is judged again", () => {
  it("when the prefix beside it is chosen from a list", async () => {
    const of = validated(
      formOf(
        list('id="prefix" data-concat-to="#phone" data-graphql="phone"', "+48", "+49"),
        field("phone", `data-graphql="phone" data-region="${POLAND}" data-concat-from="#prefix"`),
      ),
    );
    await accepted(of, "phone", "500600700");
    of.change("prefix", "+49");
    await of.pass(0);
    expect([of.state("phone"), questions(of)]).toEqual(["neutral", [["+49500600700"]]]);
  });

  it("but not when the prefix is chosen before the phone is filled in", async () => {
    const of = validated(
      formOf(
        list('id="prefix" data-concat-to="#phone" data-graphql="phone"', "+48", "+49"),
        field("phone", 'required data-graphql="phone" data-concat-from="#prefix"'),
      ),
    );
    of.change("prefix", "+49");
    await of.pass(500);
    expect(of.state("phone")).toBe("neutral");
  });

  it.each(["", "f-select --validate"])(
    "when its country is chosen, also from a list with the classes %j",
    async (classes) => {
      const of = validated(formOf(field("nip"), list(`id="country" class="${classes}"`, "PL", "DE")));
      setCustomError(of.get("nip"), () => (of.get("country").value === "PL" ? "Pomyłka." : ""));
      of.change("country", "PL"); // its message has a place from now on
      of.type("nip", "1");
      await of.pass(500);
      expect(of.message("nip")).toBe("Pomyłka.");
      of.change("country", "DE");
      await of.pass(0);
      expect([of.state("nip"), of.message("nip")]).toEqual(["success", ""]);
    },
  );

  it.each<[string, string, (input: Element) => void, string]>([
    ["minlength", "", (input) => input.setAttribute("minlength", "5"), "error"],
    ["maxlength", 'maxlength="2"', (input) => input.removeAttribute("maxlength"), "success"],
  ])("when a script changes its %s", async (_, attributes, change, state) => {
    const of = validated(formOf(field("a", attributes)));
    of.type("a", "abc");
    await of.pass(500);
    change(of.get("a"));
    await of.pass(0);
    expect(of.state("a")).toBe(state);
  });

  it("by another check when a script changes the kind of its data", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    await accepted(of, "a", "Łódź");
    of.get("a").setAttribute("data-graphql", "firm");
    await of.pass(0);
    expect(of.asked.map(({ checks }) => checks[0]?.type)).toEqual(["firm"]);
  });

  it("also when it is a list, at once when a script changes its rules", async () => {
    const of = validated(formOf(list('id="c" class="f-select --validate" required', "", "1")));
    of.change("c", "");
    expect(of.state("c")).toBe("error");
    of.get("c").removeAttribute("required");
    await of.pass(0);
    expect(of.state("c")).toBe("success");
  });

  it.each([[["a"]], [["a", "b"]]])(
    "also when it is a list that depends on a text, with what is typed: %j",
    async (typed) => {
      const of = validated(
        formOf(
          field("a"),
          field("b"),
          list('id="c" class="f-select --validate" required data-concat-from="#a"', "", "1"),
        ),
      );
      of.change("c", "");
      for (const id of typed) of.type(id, "x");
      expect(of.state("c")).toBe("neutral");
      await of.pass(500);
      expect(of.state("c")).toBe("error");
    },
  );

  it("also when it is a group of radio buttons, whose first one is disabled meanwhile", async () => {
    const radio = (id: string) => `<input type="radio" id="${id}" name="r" required>`;
    const of = validated(`<form><p>${radio("x")}${radio("y")}</p><button>Wyślij</button></form>`, {
      isMarked: true,
    });
    await of.engine.check([of.get("x")]);
    expect(of.get("y").getAttribute("aria-invalid")).toBe("true");
    of.get("x").toggleAttribute("disabled", true);
    await of.pass(0);
    expect(of.engine.wrong().map(({ control }) => control.id)).toEqual(["y"]);
  });

  it("when a script makes it read-only in a marked form: the rules of HTML do not apply any more", async () => {
    const of = validated('<form><p><input id="a" pattern="x"></p></form>', { isMarked: true });
    of.type("a", "y");
    await of.pass(500);
    expect(of.get("a").getAttribute("aria-invalid")).toBe("true");
    of.get("a").toggleAttribute("readonly", true);
    await of.pass(0);
    expect(of.get("a").hasAttribute("aria-invalid")).toBe(false);
  });

  it("when its country changes after the server has not answered", async () => {
    const of = validated();
    of.type("client_zipcode", "10115");
    await of.pass(500);
    of.asked[0]?.answer([null]);
    await of.pass(0);
    of.change("client_region", GERMANY);
    await of.pass(0);
    expect(of.asked.map(({ checks }) => checks[0]?.country)).toEqual([GERMANY]);
  });

  it("but not while it is empty: it gets no error before a submit", async () => {
    const of = validated(formOf(field("a", "required")));
    await of.engine.check([of.get("a")]);
    expect(of.state("a")).toBe("error");
    of.get("a").setAttribute("minlength", "3");
    await of.pass(0);
    expect(of.state("a")).toBe("neutral");
  });
});

describe("the server's answer about a street and its number", () => {
  const STREET = (number = "") =>
    formOf(
      field("street", `data-graphql="street" data-region="${POLAND}" data-concat-from="#number"`),
      field("number", `data-concat-to="#street" ${number}`),
    );
  const asked = async (of: Bench) => {
    of.type("street", "Długa");
    await of.pass(500);
  };
  const answer = async (of: Bench, ...codes: readonly string[]) => {
    of.asked[0]?.answer([wrong(...codes)]);
    await of.pass(0);
  };

  it("falls for both when the country changes", async () => {
    const of = validated(STREET());
    await asked(of);
    await answer(of, "no_street_number");
    expect([of.state("street"), of.state("number")]).toEqual(["success", "error"]);
    of.get("street").setAttribute("data-region", GERMANY);
    await of.pass(0);
    expect([of.state("street"), of.state("number")]).toEqual(["neutral", "neutral"]);
    await answer(of, "no_street");
    expect([of.state("street"), of.state("number")]).toEqual(["error", "neutral"]);
  });

  it("stays at the number when a script checks the number alone, which no rule of its own forbids", async () => {
    const of = validated(STREET());
    await asked(of);
    await answer(of, "no_street_number");
    await of.engine.settle((control) => control.id === "number", true);
    expect([of.state("number"), of.count()]).toEqual(["error", 1]);
    of.type("number", "5");
    await of.pass(500);
    expect([of.state("number"), questions(of)]).toEqual(["success", [["Długa 5"]]]);
  });

  it("is shown at the street when the number was disabled meanwhile: nobody can correct it there", async () => {
    const of = validated(STREET());
    await asked(of);
    (of.get("number") as HTMLInputElement).disabled = true;
    await answer(of, "no_street_number");
    expect([of.state("street"), of.state("number")]).toEqual(["error", "neutral"]);
  });
});

describe("a field that takes no part any more", () => {
  it("loses its mark with the next change, when a script has taken it out of the check", async () => {
    const of = validated(formOf(field("a", "required"), field("b")));
    await of.engine.check([of.get("a")]);
    of.get("a").classList.remove("--validate");
    of.type("b", "x");
    expect(of.state("a")).toBe("neutral");
  });

  it("loses its mark at once when a script moves it out of the form", async () => {
    const of = validated(formOf(field("a", "required"), field("b")));
    await of.engine.check([of.get("a")]);
    expect(of.get("a").getAttribute("aria-invalid")).toBe("true");
    document.body.append(of.get("a"));
    await of.pass(0);
    expect(of.get("a").hasAttribute("aria-invalid")).toBe(false);
  });

  it("gets no verdict from a late answer when it was removed", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    of.type("a", "Łódź");
    await of.pass(500);
    of.get("a").remove();
    of.asked[0]?.answer([wrong("no_city")]);
    await of.pass(0);
    expect(of.events).toEqual([]);
  });

  it("gets none when it was disabled, and is asked about again when it is enabled", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    of.type("a", "Łódź");
    await of.pass(500);
    of.get("a").toggleAttribute("disabled", true);
    await of.pass(0);
    of.asked[0]?.answer([wrong("no_city")]);
    await of.pass(0);
    expect([of.state("a"), of.events]).toEqual(["neutral", []]);
    of.get("a").toggleAttribute("disabled", false);
    of.submit("");
    await of.pass(0);
    expect(questions(of)).toEqual([["Łódź"]]);
  });
});

describe("a check that waits for its fields, by a submit or by a page script", () => {
  it("judges a field again that changes before the answer, and no field that is not meant", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"'), field("b", "required")));
    of.get("a").value = "Łódź";
    let isDone = false;
    void of.engine
      .settle((control) => control.id === "a")
      .then(() => {
        isDone = true;
      });
    await of.pass(0);
    of.get("a").value = "###";
    of.asked[0]?.answer([good]);
    await of.pass(0);
    expect([questions(of), isDone]).toEqual([[["###"]], false]);
    of.asked[0]?.answer([wrong("no_city")]);
    await of.pass(0);
    expect([of.state("a"), of.state("b"), isDone]).toEqual(["error", "neutral", true]);
  });

  it("asks again about a field that has a verdict only when it is told to", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    await accepted(of, "a", "Łódź");
    await of.engine.settle();
    expect(of.count()).toBe(1);
    void of.engine.settle(() => true, true);
    await of.pass(0);
    expect([of.count(), of.asked.length]).toEqual([2, 1]);
  });
});

describe("a verdict on a value that a script has just set", () => {
  it("stays when we hear of the value later", async () => {
    const of = validated(formOf(field("a", "")));
    of.get("a").value = "x";
    of.engine.tell(of.get("a"), "Zajęte.");
    of.get("a").dispatchEvent(new Event(FIELD_SET, { bubbles: true }));
    await of.pass(1_000);
    expect(of.message("a")).toBe("Zajęte.");
  });
});

describe("a question to the server", () => {
  it("is not asked twice when a script checks the field within the pause after the last key", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    of.type("a", "Łódź");
    await of.pass(200);
    void of.engine.check([of.get("a")]);
    await of.pass(1_000);
    expect(of.count()).toBe(1);
  });

  it("stays open when an older one about the same value ends without an answer", async () => {
    const of = validated(formOf(field("a", 'data-graphql="city"')));
    for (const value of ["Łódź", "Łódź 1", "Łódź"]) {
      of.type("a", value);
      await of.pass(500);
    }
    expect(questions(of)).toEqual([["Łódź"], ["Łódź 1"], ["Łódź"]]);
    of.asked[0]?.answer([null]); // the newer question has aborted it
    await of.pass(0);
    of.change("a", "Łódź");
    of.submit("");
    await of.pass(1_000);
    expect(of.count()).toBe(3);
  });
});
