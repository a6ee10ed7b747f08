// @vitest-environment page
/** Fields that a page script replaces one by one, while their wrappers stay. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { makePainter } from "../../../islands/validated-form/paint";
import { validated, wrong } from "./support";

afterEach(() => void vi.useRealTimers());

const FORM = `<form class="cop">
  <div class="f-feedback"><input id="city" class="f-control --validate" minlength="3"></div>
  <div class="f-feedback"><input id="name" class="f-control --validate" minlength="3"></div></form>`;

const judged = async () => {
  const of = validated(FORM);
  for (const id of ["city", "name"]) of.type(id, "a");
  for (const id of ["city", "name"]) of.change(id, "a");
  await of.engine.check(of.engine.fields());
  expect([of.state("city"), of.state("name")]).toEqual(["error", "error"]);
  return of;
};
const replaced = (field: HTMLElement) => {
  const other = field.cloneNode() as HTMLInputElement;
  field.replaceWith(other);
  return other;
};

describe("a checked field that is replaced alone", () => {
  it("lets the form be reset: all fields are neutral", async () => {
    const of = await judged();
    replaced(of.get("city"));
    expect(() => of.engine.forgetAll()).not.toThrow();
    expect([of.state("city"), of.state("name")]).toEqual(["neutral", "neutral"]);
    expect([of.message("city"), of.message("name")]).toEqual(["", ""]);
  });

  it("leaves its result off the new field", async () => {
    const of = await judged();
    replaced(of.get("city"));
    await of.pass(0);
    expect([of.state("city"), of.state("name")]).toEqual(["neutral", "error"]);
    of.get("city").value = "Gdynia";
    await of.engine.check([of.get("city")]);
    expect(of.state("city")).toBe("success");
  });

  it("is not changed by a late answer", async () => {
    const of = validated(FORM.replace("minlength", 'data-graphql="city" minlength'));
    of.type("city", "Gdynia");
    await of.pass(500);
    replaced(of.get("city"));
    of.asked[0]?.answer([wrong("no_city")]);
    await of.pass(0);
    expect(of.state("city")).toBe("neutral");
  });

  it("does not block the removal of messages from the other fields", () => {
    document.body.innerHTML = FORM;
    const painter = makePainter((task) => task());
    const [city, name] = document.querySelectorAll("input");
    for (const field of [city, name]) painter.paint(field as HTMLInputElement, "error");
    city?.remove();
    expect(() => painter.undo()).not.toThrow();
    expect(document.querySelectorAll(".--error, [aria-invalid]")).toHaveLength(0);
  });
});
