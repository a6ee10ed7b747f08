/** A header with a mini basket, and a stubbed island context around a real store. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import descriptor from "../../../islands/mini-basket/descriptor";
import { mount as mountShell } from "../../../islands/mini-basket/early";
import { mount as mountPanel } from "../../../islands/mini-basket/index";
import { done, type Result } from "../../../runtime/base/result";
import type { SafeUrl } from "../../../runtime/base/safe-url";
import type { Basket, BasketActions, BasketLine } from "../../../runtime/contracts/basket";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { DialogHandle, DialogOptions } from "../../../runtime/contracts/dialog";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { BasketSlice, PageSlice, WyspaState } from "../../../runtime/contracts/store";
import type { TextTable } from "../../../runtime/contracts/texts";
import { formatPrice } from "../../../runtime/prices/format-price";
import { bindTexts } from "../../../runtime/texts/texts";

export const line = (number: number, more: Partial<BasketLine> = {}): BasketLine => ({
  key: `${number} uniw`,
  id: String(number),
  size: "uniw",
  additional: "",
  forPoints: false,
  settable: true,
  sizeName: "uniwersalny",
  versionName: "",
  name: `Produkt ${number}`,
  link: `https://shop.test/p-${number}` as SafeUrl,
  icon: `https://shop.test/i-${number}.jpg` as SafeUrl,
  iconSecond: null,
  quantity: 1,
  step: null,
  unit: "szt.",
  worth: { net: "8,13 zł", gross: "10,00 zł" },
  subscriptionPeriod: "0",
  isInGroup: false,
  ...more,
});

export const lines = (count: number): BasketLine[] =>
  Array.from({ length: count }, (_, index) => line(index + 1));

export const basketOf = (all: readonly BasketLine[], more: Partial<Basket> = {}): Basket => ({
  lines: all,
  count: all.length,
  worth: { net: "97,56 zł", gross: "120,00 zł" },
  shipping: { net: "12,19 zł", gross: "14,99 zł" },
  shippingIsFree: false,
  toFreeShipping: null,
  freeShippingLimit: null,
  ...more,
});

const currency = {
  symbol: "zł",
  mask: "### ##0,00",
  space: true,
  beforeValue: false,
  decimalSeparator: ",",
  groupingSeparator: " ",
};

export const HEADER = `
  <div id="freeShipping" class="freeShipping"></div>
  <header>
    <div id="menu_basket" class="top_basket hover__wrapper --mobile_hide">
      <a class="top_basket__sub" href="/basketedit.php" title="Przejdź do koszyka" aria-label="Wartość koszyka: 1,00 zł">
        <span class="badge badge-info">1</span>
        <strong class="top_basket__price">1,00 zł</strong>
      </a>
      <div class="top_basket__express_checkout_container"><express-checkout type="basket"></express-checkout></div>
      <div class="top_basket__details hover__element --skeleton"></div>
    </div>
  </header>
  <main><a id="elsewhere" href="/">Elsewhere</a></main>`;

export interface Shop {
  readonly host: HTMLElement;
  readonly store: IslandContext["store"];
  /** Texts that the live region announced, in order. */
  readonly said: string[];
  readonly actions: { [Action in keyof BasketActions]: ReturnType<typeof vi.fn<BasketActions[Action]>> };
  readonly open: ReturnType<typeof vi.fn<IslandContext["open"]>>;
  readonly toggle: HTMLButtonElement;
  readonly link: HTMLAnchorElement;
  show(basket: Basket | null, more?: Partial<BasketSlice>): void;
  page(page: Partial<PageSlice>): void;
  /** The options of the dialogs that were opened. */
  readonly dialogs: DialogOptions[];
  config(shop: Partial<ShopConfig>): void;
  /** Mounts the panel, and returns its element. */
  mountPanel(): Promise<HTMLElement>;
  unmountPanel(): void;
  unmountShell(): void;
  find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind | null;
  all(selector: string): HTMLElement[];
}

/** Builds a page with the shell mounted. @param load loads the code that opens the panel; @param refreshed default: the store's basket */
export async function shop(
  basket: Basket | null = basketOf(lines(3)),
  markup = HEADER,
  load = (): Promise<unknown> => import("../../../islands/mini-basket/disclosure"),
  props: IslandContext["props"] = {},
  refreshed?: Result<Basket | null>,
): Promise<Shop> {
  document.body.innerHTML = markup;
  const host = document.querySelector<HTMLElement>("#menu_basket, .host");
  if (!host) throw new Error("no host");
  const store = createStore<WyspaState>(() => ({
    page: { type: "main", orderProcess: false, view: 4, cached: false },
    shop: { priceType: "gross", currency, language: "pol", texts: {} } as unknown as ShopConfig,
    storefront: {},
    basket: { status: basket ? "current" : "unknown", basket, source: basket ? "storefront" : null },
    expected: null,
    customer: { status: "unknown", login: "" },
    search: { text: "", total: 0 },
  }));
  const said: string[] = [];
  const dialogs: DialogOptions[] = [];
  const dialog: IslandContext["dialog"] = async (options) => {
    dialogs.push(options);
    const element = document.createElement("dialog");
    element.append(options.element as Node);
    document.body.append(element);
    let isOpen = true;
    const close = () => {
      if (isOpen) options.onClose?.();
      isOpen = false;
      element.remove();
    };
    return { close, isOpen: () => isOpen } as unknown as DialogHandle;
  };
  const answer = async (): Promise<Result<Basket | null>> => done(store.getState().basket.basket);
  const actions = {
    add: vi.fn(answer),
    setQuantity: vi.fn(answer),
    remove: vi.fn(answer),
    refresh: vi.fn(async () => refreshed ?? answer()),
    prepare: vi.fn(),
    askLimit: vi.fn(async () => {}),
  };
  const open = vi.fn(async () => true);
  const context = (signal: AbortSignal): IslandContext => {
    const all = {
      name: "mini-basket",
      host,
      root: host,
      place: descriptor.place,
      guard: () => {},
      props,
      signal,
      store,
      platform: { basket: actions },
      texts: (table: TextTable) => bindTexts(table, store.getState().shop.texts, "pol"),
      formatPrice: (value: number) => formatPrice(value, currency),
      announce: (text: string) => void said.push(text),
      open,
      dialog,
      load: (part: string) => (part === "toggle" ? import("../../../islands/mini-basket/toggle") : load()),
      fail(_phase: string, error: unknown) {
        throw error;
      },
    };
    return all as unknown as IslandContext;
  };

  const shellEnd = new AbortController();
  const endShell = await mountShell(host, context(shellEnd.signal));
  // Interest in the basket loads the code that opens the panel.
  host.dispatchEvent(new FocusEvent("focusin"));
  await import("../../../islands/mini-basket/disclosure");
  await import("../../../islands/mini-basket/toggle");
  await partsLoaded();
  const panelEnd = new AbortController();
  let endPanel: Awaited<ReturnType<typeof mountPanel>>;

  return {
    host,
    store,
    said,
    dialogs,
    actions,
    open,
    get toggle() {
      return host.querySelector<HTMLButtonElement>(".top_basket__toggle") ?? absentToggle();
    },
    get link() {
      return host.querySelector(".top_basket__sub") as HTMLAnchorElement;
    },
    show(next, more = {}) {
      const source = next ? ("storefront" as const) : null;
      store.setState({ basket: { status: next ? "current" : "failed", basket: next, source, ...more } });
    },
    page: (page) => store.setState((state) => ({ page: { ...state.page, ...page } })),
    config: (config) => store.setState((state) => ({ shop: { ...state.shop, ...config } })),
    async mountPanel() {
      endPanel = await mountPanel(host, context(panelEnd.signal));
      return host.querySelector("[data-island-root] .top_basket__details") as HTMLElement;
    },
    unmountPanel() {
      panelEnd.abort();
      endPanel?.();
    },
    unmountShell() {
      shellEnd.abort();
      endShell?.();
    },
    find: (selector) => host.querySelector(selector),
    all: (selector) => [...host.querySelectorAll<HTMLElement>(selector)],
  };
}

/** Waits until the shell's parts have loaded and run; works with fake timers, too. */
export async function partsLoaded(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Stands for a toggle that is not in the page: a shopper sees none, as with a hidden one. */
function absentToggle(): HTMLButtonElement {
  const button = document.createElement("button");
  button.style.display = "none";
  return button;
}

/** A shop with its panel mounted and open. */
export async function openShop(basket: Basket = basketOf(lines(3))): Promise<Shop> {
  const made = await shop(basket);
  await made.mountPanel();
  made.toggle.click();
  await settled();
  return made;
}

/** Waits until React, observers and pending promises have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise((resolve) => setTimeout(resolve));
}

export const isOpen = ({ host, toggle }: Shop): boolean =>
  host.classList.contains("--open") && toggle.getAttribute("aria-expanded") === "true";
