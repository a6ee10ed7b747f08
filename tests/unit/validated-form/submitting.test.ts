// @vitest-environment page
/** Submitting a form: once, by the pressed button, and never blocked by a missing check (bars R28, R29, R30, R36). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markSubmitting } from "../../../runtime/leaving/submit-once";
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
    expect([of.count(), of.sent, of.outcomes]).toEqual([1, [], []]);
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

describe("while the form is being checked", () => {
  const button = (value = "1") => document.querySelector(`button[value="${value}"]`) as HTMLElement;
  const look = (value = "1") => [
    button(value).classList.contains("--loading"),
    button(value).getAttribute("aria-disabled"),
  ];
  const start = async (value = "1") => {
    of.get("city").value = "Łódź";
    of.submit(value);
    await of.pass(0);
  };

  it("the pressed button is busy, and no other one", async () => {
    await start("2");
    expect([look("1"), look("2")]).toEqual([
      [false, null],
      [true, "true"],
    ]);
    await answer(wrong("no_city"));
    expect(look("2")).toEqual([false, null]);
  });

  it("the browser's own bubbles are off, and the page's choice stays when the island ends", async () => {
    expect(of.form.noValidate).toBe(true);
    of.end();
    expect(of.form.noValidate).toBe(false);
    of = validated(FORM.replace("<form", "<form novalidate"));
    of.end();
    expect(of.form.noValidate).toBe(true);
  });

  it("the browser's own rules apply to the form that is sent, for fields that only it knows", async () => {
    const seen: boolean[] = [];
    of.form.addEventListener("submit", () => seen.push(of.form.noValidate));
    await start();
    await answer(good);
    expect([seen, of.form.noValidate]).toEqual([[false], true]);
  });

  it("a submit of another form is none of its business", async () => {
    document.body.insertAdjacentHTML("beforeend", '<form id="other"><button value="9"></button></form>');
    of.get<HTMLFormElement>("other").requestSubmit(button("9"));
    await of.pass(0);
    expect([of.sent, of.count()]).toEqual([["9"], 0]);
  });

  it("a form that a script has removed is not sent", async () => {
    await start();
    of.form.remove();
    await answer(good);
    expect([of.sent, of.outcomes]).toEqual([[], []]);
  });

  it("the end of the island ends the check, and the button is idle", async () => {
    await start();
    of.end();
    expect(look()).toEqual([false, null]);
    of.asked[0]?.answer([good]);
    await Promise.resolve();
    expect([of.sent, of.outcomes]).toEqual([[], []]);
  });

  it("a shopper who goes on typing is followed for four rounds, and then the form decides by what it knows", async () => {
    await start();
    for (let round = 0; round < 4; round++) {
      expect([of.sent, of.outcomes, of.asked.length]).toEqual([[], [], 1]);
      of.type("city", `Łódź ${round}`);
      await answer(good);
    }
    expect(of.outcomes).toEqual([{ isGood: true, isUnchecked: true }]);
    expect([of.sent, of.count()]).toEqual([["1"], 4]);
  });

  it("the server has five seconds for each question", async () => {
    await start();
    expect(of.asked[0]?.options).toMatchObject({ deadline: 5_000 });
    await answer(good);
    of.type("city", "Gdynia");
    await of.pass(500);
    expect(of.asked[0]?.options).not.toHaveProperty("deadline");
  });

  it("an error of our own is reported, and the form is sent: the server checks it", async () => {
    vi.spyOn(of.engine, "settle").mockRejectedValue(new Error("broken"));
    await start();
    expect([of.sent, of.faults]).toEqual([["1"], ["submit: broken"]]);
  });

  it("a value that no server accepts stops the form without an answer", async () => {
    of = validated(FORM.replace('data-graphql="city"', 'data-graphql="email"'));
    await start();
    await answer(null);
    expect([of.sent, of.state("city")]).toEqual([[], "error"]);
    expect(of.outcomes).toEqual([{ isGood: false, isUnchecked: false }]);
  });

  it("a form that is on its way is not checked again", async () => {
    markSubmitting({ form: of.form, submitter: null }, new AbortController().signal);
    await start();
    expect([of.count(), of.sent]).toEqual([0, []]);
  });

  it("no message is announced on its own, and later ones are", async () => {
    await start();
    const live = () => of.get("city").parentElement?.querySelector(".f-message")?.getAttribute("aria-live");
    await answer(wrong("no_city"));
    expect(live()).toBe("off");
    of.type("city", "x");
    await of.pass(500);
    await answer(wrong("no_city"));
    expect(live()).toBe("polite");
  });
});
