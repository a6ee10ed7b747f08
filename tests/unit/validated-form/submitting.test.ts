// @vitest-environment happy-dom
/** Submitting a form: once, by the pressed button, and never blocked by a missing check (bars R28, R29, R30, R36). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Bench, good, validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

const FORM = `<form class="cop" action="/a">
  <div class="f-feedback"><input id="city" class="f-control --validate" data-graphql="city"></div>
  <div class="f-feedback"><input id="name" class="f-control --validate" data-graphql="firstname"></div>
  <button value="1">Wyślij</button><button value="2">Wyślij inaczej</button><button value="3" formnovalidate>Wróć</button></form>`;

let of: Bench;
beforeEach(() => {
  of = validated(FORM);
});
const answer = async (...verdicts: Parameters<Bench["asked"][0]["answer"]>[0]) => {
  of.asked[0]?.answer(verdicts);
  await of.pass(0);
};

describe("a submit", () => {
  it("waits for one check of the whole form, and goes by the button that was pressed", async () => {
    of.get("city").value = "Łódź";
    of.get("name").value = "Ala";
    of.submit("2");
    await of.pass(0);
    expect([of.count(), of.sent]).toEqual([1, []]);
    expect(of.asked[0]?.checks.map(({ id }) => id)).toEqual(["city", "name"]);
    await answer(good, good);
    expect(of.sent).toEqual(["2"]);
    expect(of.outcomes).toEqual([{ isGood: true, isUnchecked: false }]);
  });

  it("asks only about what is not decided yet", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    await answer(good);
    of.get("name").value = "Ala";
    of.submit();
    await of.pass(0);
    expect(of.asked.map(({ checks }) => checks.map(({ id }) => id))).toEqual([["name"]]);
  });

  it("while a key is still fresh drops the timer and checks once (bar R30)", async () => {
    of.type("city", "Łódź");
    await of.pass(100);
    of.submit();
    await of.pass(1_000);
    expect(of.count()).toBe(1);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
    await of.pass(1_000);
    expect(of.count()).toBe(1);
  });

  it("waits for an answer that is on its way instead of asking again", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    of.submit();
    await of.pass(0);
    expect(of.count()).toBe(1);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
  });

  it("checks again what was changed while the answer was on its way", async () => {
    of.get("city").value = "Łódź";
    of.submit();
    await of.pass(0);
    of.type("city", "###");
    await answer(good);
    expect(of.sent).toEqual([]);
    expect(of.asked[0]?.checks[0]?.value).toBe("###");
    await answer(wrong("no_city"));
    expect(of.sent).toEqual([]);
    expect(of.form.classList.contains("--fail-validation")).toBe(true);
  });

  it("of a form that is bad is kept, and the mark goes when it is good", async () => {
    of.get("city").value = "###";
    of.submit();
    await of.pass(0);
    await answer(wrong("no_city"));
    expect(of.sent).toEqual([]);
    expect(of.form.classList.contains("--fail-validation")).toBe(true);
    expect(of.outcomes).toEqual([{ isGood: false, isUnchecked: false }]);
    expect(of.events.at(-1)).toEqual({ field: "city", valid: false, codes: ["no_city"] });
    of.type("city", "Łódź");
    of.submit();
    await of.pass(0);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
    expect(of.form.classList.contains("--fail-validation")).toBe(false);
    expect(of.form.hasAttribute("data-handled")).toBe(false);
  });

  it("is not held up when nobody answers: fields are neutral, and 5 s are enough", async () => {
    of.get("city").value = "Łódź";
    of.submit();
    await of.pass(0);
    await answer(null);
    expect([of.sent, of.state("city")]).toEqual([["1"], "neutral"]);
    expect(of.outcomes).toEqual([{ isGood: true, isUnchecked: true }]);
    await of.pass(0);
    of.submit("2");
    await of.pass(4_999);
    expect(of.sent).toEqual(["1"]);
    await of.pass(1);
    expect(of.sent).toEqual(["1", "2"]);
  });

  it("is not held up by an answer that was on its way before and never comes", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    of.submit();
    await of.pass(5_000);
    expect(of.sent).toEqual(["1"]);
  });

  it("that is pressed again and again goes once", async () => {
    of.get("city").value = "Łódź";
    of.submit("1");
    of.submit("2");
    await of.pass(0);
    of.submit("2");
    expect(of.count()).toBe(1);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
  });

  it("by a button that is not for checked data goes at once", async () => {
    of.get("city").value = "###";
    of.submit("3");
    await of.pass(0);
    expect([of.sent, of.count()]).toEqual([["3"], 0]);
  });

  it("that another listener prevents is theirs, and the form can be sent again", async () => {
    const prevent = (event: Event) => event.preventDefault();
    of.form.addEventListener("submit", prevent);
    of.submit();
    await of.pass(0);
    await of.pass(0);
    expect(of.sent).toEqual([]);
    of.form.removeEventListener("submit", prevent);
    await of.pass(20);
    of.submit("2");
    await of.pass(20);
    expect(of.sent).toEqual(["2"]);
  });

  it("is seen once by other listeners, when the form is good", async () => {
    const seen = vi.fn();
    of.form.addEventListener("submit", seen);
    of.get("city").value = "###";
    of.submit();
    await of.pass(0);
    await answer(wrong("no_city"));
    expect(seen).not.toHaveBeenCalled();
    of.type("city", "Łódź");
    of.submit();
    await of.pass(0);
    await answer(good);
    expect(seen).toHaveBeenCalledOnce();
  });

  it("by a script that has marked the form as handled passes", async () => {
    of.get("city").value = "###";
    of.form.setAttribute("data-handled", "true");
    of.submit();
    await of.pass(0);
    expect([of.sent, of.count()]).toEqual([["1"], 0]);
    expect(of.form.hasAttribute("data-handled")).toBe(false);
  });

  it.each(["submit", "requestSubmit", "action", "id", "elements", "method"])(
    "survives a field that is named %s",
    async (name) => {
      of = validated(FORM.replace("<button", `<input name="${name}" value="x"><button`));
      of.get("city").value = "Łódź";
      of.submit("2");
      await of.pass(0);
      await answer(good);
      expect(of.sent).toEqual(["2"]);
    },
  );
});
