// @vitest-environment page
/** What the entry may send in the press, and that it writes what the basket's own code would write. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addsOnSubmit } from "../../../islands/add-to-basket/early";
import { encodeJson } from "../../../runtime/base/json";
import type { PlainObject } from "../../../runtime/base/values";
import type { Addition } from "../../../runtime/contracts/basket";
import type { Instance, Row, Touch } from "../../../runtime/contracts/hosts";
import { earlyAdditions } from "../../../runtime/platform/basket/early-additions";
import { addOperation, literalAddition } from "../../../runtime/platform/basket/write-addition";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import { newStore } from "./support";

const plain: Addition = { id: "12", size: "uniw", quantity: 2 };

describe("the body of an addition", () => {
  it("is that of the basket's own code", () => {
    const digits = fc.stringMatching(/^\d{1,9}$/);
    const size = fc.stringMatching(/^[\w-]{1,12}$/);
    fc.assert(
      fc.property(digits, size, fc.integer({ min: 1, max: 9_999 }), (id, of, quantity) => {
        const values = { id: Number(id), size: of, quantity };
        expect(literalAddition({ id, size: of, quantity })).toBe(
          encodeJson(writeOperation(addOperation, values, "literal")),
        );
      }),
    );
  });

  it.each<[string, Partial<Addition>]>([
    ["further fields", { fields: { gift: "1" } }],
    ["an id that is no number", { id: "a1" }],
    ["a size that needs escapes", { size: 'a"b' }],
    ["part of a unit", { quantity: 0.5 }],
    ["a quantity beyond what is written in digits", { quantity: 1e21 }],
  ])("is left to that code with %s", (_, part) => {
    expect(literalAddition({ ...plain, ...part })).toBeNull();
  });
});

describe("an addition in the press", () => {
  beforeEach(() => {
    document.body.innerHTML = `<a class="top_basket__sub" href="/koszyk.php">Koszyk</a>
      <form><input name="product" value="12"><input name="size" value="uniw">
      <input name="number" type="number" value="2" min="1"><button>Do koszyka</button></form>`;
  });
  afterEach(() => vi.unstubAllGlobals());

  const form = () => document.querySelector("form") as HTMLFormElement;
  const touch = (): Touch => ({
    type: "submit",
    target: form(),
    press: { submitter: form().querySelector("button"), attributes: new Map() },
  });
  const instance = (name: string, host: HTMLElement = form()): Instance => ({
    row: { name } as Row,
    host,
    status: "waiting",
    stop: new AbortController(),
  });
  const additions = (config: PlainObject = {}) =>
    earlyAdditions({ store: newStore(), readConfig: () => [config, {}] }, [["add-to-basket", addsOnSubmit]]);
  const answered = () =>
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("{}")),
    );

  it("is read from the form, and goes to the configured address", () => {
    const own = additions({ graphqlUrl: "/inne/graphql/" });
    expect(own.read(touch(), [instance("add-to-basket")])).toMatchObject({
      addition: { id: "12", size: "uniw", quantity: 2 },
      url: "/inne/graphql/?addToBasket",
    });
  });

  it("does not wait for islands around the form", () => {
    const around = instance("submit-guard", document.body);
    expect(additions().read(touch(), [instance("add-to-basket"), around])).not.toBeNull();
  });

  it.each<[string, () => unknown]>([
    [
      "another island has the form, too",
      () => additions().read(touch(), [instance("add-to-basket"), instance("x")]),
    ],
    ["no island that adds waits for it", () => additions().read(touch(), [instance("validated-form")])],
    [
      "the shop wants variables",
      () => additions({ graphqlMode: "variables" }).read(touch(), [instance("add-to-basket")]),
    ],
    [
      "the basket's own code has begun a change",
      () => {
        const own = additions();
        own.close();
        return own.read(touch(), [instance("add-to-basket")]);
      },
    ],
    [
      "an earlier one is not adopted yet",
      () => {
        answered();
        const own = additions();
        const request = own.read(touch(), [instance("add-to-basket")]);
        if (request) own.send(touch(), request);
        return own.read(touch(), [instance("add-to-basket")]);
      },
    ],
  ])("waits for the island when %s", (_, read) => {
    expect(read()).toBeNull();
  });

  it("is handed over once, and only to its own form", () => {
    answered();
    const own = additions();
    const request = own.read(touch(), [instance("add-to-basket")]);
    if (request) own.send(touch(), request);
    expect(own.adopt(document.createElement("form"))).toBeUndefined();
    expect(own.adopt(form())).toMatchObject({ addition: { id: "12" } });
    expect(own.adopt(form())).toBeUndefined();
  });

  it("is told to the core, also when the core starts later", () => {
    answered();
    const own = additions();
    const request = own.read(touch(), [instance("add-to-basket")]);
    if (request) own.send(touch(), request);
    const heard = vi.fn();
    own.whenSent(heard);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("survives a `fetch` of the page that throws", async () => {
    vi.stubGlobal("fetch", () => {
      throw new Error("no network here");
    });
    const own = additions();
    const request = own.read(touch(), [instance("add-to-basket")]);
    if (request) own.send(touch(), request);
    await expect(own.adopt(form())?.response).rejects.toThrow("no network here");
  });
});
