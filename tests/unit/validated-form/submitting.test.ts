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
  it("waits for one check of the whole form, and is sent by the pressed button", async () => {
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

  it("checks only undecided fields", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    await answer(good);
    of.get("name").value = "Ala";
    of.submit();
    await of.pass(0);
    expect(of.asked.map(({ checks }) => checks.map(({ id }) => id))).toEqual([["name"]]);
  });

  it("right after a key drops the timer and checks once (bar R30)", async () => {
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

  it("waits for a pending answer instead of another request", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    of.submit();
    await of.pass(0);
    expect(of.count()).toBe(1);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
  });

  it("checks again what was changed while the answer was pending", async () => {
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

  it("of an invalid form is prevented, and the mark disappears when the form is valid", async () => {
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

  it("is not blocked without an answer: fields are neutral, and 5 s are enough", async () => {
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

  it("is not blocked by an earlier pending answer that never comes", async () => {
    of.type("city", "Łódź");
    await of.pass(500);
    of.submit();
    await of.pass(5_000);
    expect(of.sent).toEqual(["1"]);
  });

  it("that is pressed repeatedly is sent once", async () => {
    of.get("city").value = "Łódź";
    of.submit("1");
    of.submit("2");
    await of.pass(0);
    of.submit("2");
    expect(of.count()).toBe(1);
    await answer(good);
    expect(of.sent).toEqual(["1"]);
  });

  it("by a button that needs no checked data is sent at once", async () => {
    of.get("city").value = "###";
    of.submit("3");
    await of.pass(0);
    expect([of.sent, of.count()]).toEqual([["3"], 0]);
  });

  it("that another listener prevents is left to that listener, and the form can be sent again", async () => {
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

  it("reaches other listeners once, when the form is valid", async () => {
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
    "works with a field that is named %s",
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
