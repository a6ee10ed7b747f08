/** A product page's form, and a stubbed island context. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { mount } from "../../../islands/add-to-basket/index";
import { done } from "../../../runtime/base/result";
import type { AlertOptions } from "../../../runtime/contracts/alert";
import type { Basket, BasketActions, Changed } from "../../../runtime/contracts/basket";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { PageSlice, WyspaState } from "../../../runtime/contracts/store";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { asBrowser } from "../leaving/browser";

export const FORM = `
  <a class="top_basket__sub" href="/koszyk.php">Koszyk</a>
  <h1 class="product_name__name">Kubek  niebieski</h1>
  <form id="projector_form" class="is-validated" method="post" action="/basketchange.php">
    <input type="hidden" name="product" value="12">
    <input type="hidden" name="size" value="uniw">
    <input type="hidden" name="mode" value="1">
    <input type="number" name="number" value="2" min="1" step="any">
    <button id="projector_button_basket" type="submit">Dodaj do koszyka</button>
  </form>`;

export const basketWith = (count: number) => ({ count, lines: [] }) as unknown as Basket;

export interface ProductPage {
  readonly form: HTMLFormElement;
  readonly button: HTMLButtonElement;
  readonly add: ReturnType<typeof vi.fn<BasketActions["add"]>>;
  readonly said: string[];
  /** Alerts, with their types. */
  readonly alerts: [text: string, type: string | undefined][];
  /** Submits that were left to the browser. */
  readonly native: SubmitEvent[];
  /** Submits the form like a shopper's click. */
  submit(button?: HTMLElement | null): void;
  message(): string;
  unmount(): void;
}

export function productPage(markup = FORM, page: Partial<PageSlice> = { type: "projector" }): ProductPage {
  document.body.innerHTML = markup;
  const form = document.querySelector("form") as HTMLFormElement;
  const add = vi.fn(async (): Promise<Changed> => done(basketWith(3)));
  const said: string[] = [];
  const alerts: ProductPage["alerts"] = [];
  const native: SubmitEvent[] = [];
  const controller = new AbortController();
  const store = createStore<Pick<WyspaState, "page" | "basket">>(() => ({
    basket: { status: "unknown", basket: null, source: null },
    page: { type: "", orderProcess: false, view: 4, cached: false, ...page },
  }));
  const context = {
    name: "add-to-basket",
    host: form,
    root: form,
    props: { card: false },
    signal: controller.signal,
    store,
    platform: { basket: { add, prepare() {} }, adoptAddition() {} },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    announce: (text: string) => void said.push(text),
    alert: (text: string, { type }: AlertOptions = {}) => void alerts.push([text, type]),
  };
  void mount(form, context as unknown as IslandContext);
  const browser = (event: SubmitEvent) => {
    if (!event.defaultPrevented) native.push(event);
    event.preventDefault();
  };
  asBrowser("submit", browser, controller.signal);

  return {
    form,
    get button() {
      return document.querySelector("button[type=submit]") as HTMLButtonElement;
    },
    add,
    said,
    alerts,
    native,
    submit(button = document.querySelector<HTMLElement>("button[type=submit]")) {
      form.dispatchEvent(
        new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button ?? null }),
      );
    },
    message: () => document.querySelector(".add_to_basket__text")?.textContent ?? "",
    unmount: () => controller.abort(),
  };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));
