// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { offerAccount } from "../../../islands/validated-form/account";
import type { IslandContext } from "../../../runtime/contracts/island";

let life: AbortController;
const announce = vi.fn();
const field = () => document.querySelector("input") as HTMLInputElement;
const offer = (isKnown = () => true) => {
  const context = { announce, signal: life.signal, texts: () => () => "…" } as unknown as IslandContext;
  offerAccount(document.querySelector("form") as Element, field(), isKnown, context);
};
const offers = () => document.querySelectorAll(".f-account").length;

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML =
    '<form><div class="f-feedback"><input></div><input data-graphql="password"></form>';
});
afterEach(() => {
  life.abort();
  announce.mockClear();
});

describe("the offer to sign in", () => {
  it("is made and announced once, however often the field is checked", () => {
    offer();
    offer();
    expect([offers(), announce.mock.calls.length]).toEqual([1, 1]);
  });

  it("is made again for another e-mail, and after the first one is gone", () => {
    let isFirst = true;
    offer(() => isFirst);
    isFirst = false;
    offer();
    expect([offers(), announce.mock.calls.length]).toEqual([1, 2]);
    life.abort();
    expect(offers()).toBe(0);
    life = new AbortController();
    offer();
    expect(offers()).toBe(1);
  });
});
