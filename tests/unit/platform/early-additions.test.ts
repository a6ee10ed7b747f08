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
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const form = () => document.querySelector("form") as HTMLFormElement;
  const touch = (): Touch => ({
    type: "submit",
    target: form(),
    press: { submitter: form().querySelector("button"), attributes: new Map() },
  });
  const instance = (name: string, host: HTMLElement = form()): Instance => ({
    row: { name } as Row,
    host,
    when: { name: "load", option: "" },
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

  /** Sends the form's addition. */
  const sent = () => {
    const own = additions();
    const request = own.read(touch(), [instance("add-to-basket")]);
    if (!request) throw new Error("nothing was read");
    own.send(touch(), request);
    return own;
  };
  const button = () => form().querySelector("button");

  it("outlives the page: the browser sends it although the shopper leaves", () => {
    answered();
    sent();
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
  });

  it("is busy until its island has taken it over, and its count looks unconfirmed", () => {
    answered();
    document.body.insertAdjacentHTML(
      "afterbegin",
      '<div class="top_basket"><a class="top_basket__sub"><span class="badge">3</span></a></div>',
    );
    const own = sent();
    expect(button()?.getAttribute("aria-busy")).toBe("true");
    expect(document.querySelector(".badge")?.textContent).toBe("5");
    expect(document.querySelector(".top_basket")?.hasAttribute("data-wyspa-provisional")).toBe(true);
    own.adopt(form());
    expect(button()?.hasAttribute("aria-busy")).toBe(false);
  });

  it("leads to the basket page once it is answered, when no island takes it over", async () => {
    answered();
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    await sent().leave(form(), () => true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(new URL("/koszyk.php", location.href).href);
    await sent().leave(form(), () => false); // a link is followed
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it("is waited for as long as the basket's own code waits, and then aborted", async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise((_answer, fail) =>
        signal?.addEventListener("abort", () => fail(new DOMException("x", "AbortError"))),
      );
    });
    const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
    const leaving = sent().leave(form(), () => true);
    await vi.advanceTimersByTimeAsync(11_900);
    expect([signals[0]?.aborted, assign.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(200);
    await leaving;
    expect([signals[0]?.aborted, assign.mock.calls.length]).toEqual([true, 1]);
    vi.useRealTimers();
  });
});
