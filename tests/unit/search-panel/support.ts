/** A header with a search form, a platform whose answers each test controls, and a stubbed island context. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import descriptor from "../../../islands/search-panel/descriptor";
import { mount } from "../../../islands/search-panel/index";
import { done, type Result } from "../../../runtime/base/result";
import { type SafeStorage, safeStorage } from "../../../runtime/base/storage";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { PageSlice, WyspaState } from "../../../runtime/contracts/store";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

export type Answer = Record<string, unknown>;

const named = (name: string, link = `/${name}.html`) => ({ name, link });

export const product = (name: string, more: Answer = {}): Answer => ({
  ...named(name),
  iconSmall: "/i.webp",
  iconSmallSecond: "/i.jpg",
  price: {
    price: { gross: { value: 120, formatted: "120,00 zł" }, net: { value: 97.56, formatted: "97,56 zł" } },
  },
  ...more,
});

/** An answer with results in each of the six groups. */
export const fullAnswer = (): Answer => ({
  searchQueries: [named("buty zimowe")],
  products: [product("Buty trekkingowe"), product("Półbuty")],
  producers: [named("Butex")],
  series: [named("Zima")],
  menuNodes: [{ ...named("Buty"), bc: { item: [{ title: "Obuwie" }] } }],
  cms: [named("Tabela rozmiarów")],
});

export const emptyAnswer = (): Answer => ({
  searchQueries: [],
  products: [],
  producers: [],
  series: [],
  menuNodes: [],
  cms: [],
});

export const FORM = `
  <header>
    <form id="menu_search" class="menu_search" action="/search.php" method="get">
      <a href="#showSearchForm" class="menu_search__mobile" aria-label="Szukaj"></a>
      <div class="menu_search__block">
        <div class="menu_search__item --input">
          <input class="menu_search__input" type="text" name="text" autocomplete="off" placeholder="Wpisz czego szukasz">
          <button class="menu_search__submit" type="submit" aria-label="Szukaj"></button>
        </div>
        <div class="menu_search__item --results search_result"></div>
      </div>
    </form>
  </header>
  <main><a id="elsewhere" href="/">Elsewhere</a></main>`;

/** A separate session storage, over a plain map. */
export function memoryStorage(map = new Map<string, string>()): SafeStorage {
  return safeStorage(
    () =>
      ({
        get length() {
          return map.size;
        },
        key: (index: number) => [...map.keys()][index] ?? null,
        getItem: (key: string) => map.get(key) ?? null,
        setItem: (key: string, value: string) => void map.set(key, value),
        removeItem: (key: string) => void map.delete(key),
        clear: () => map.clear(),
      }) as Storage,
  );
}

export interface Field {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Requests to the platform, in order. */
  readonly asked: { text: string; limit: number; document: string; signal: AbortSignal | undefined }[];
  readonly said: string[];
  readonly emitted: { text: string; total: number }[];
  /** Texts of the form's submits. */
  readonly submitted: string[];
  readonly session: Map<string, string>;
  /** Sets the platform's answer from now on. */
  answers(answer: Answer | (() => Promise<Result<Answer>>)): void;
  /** Types this text at once. */
  type(text: string): void;
  press(key: string, more?: KeyboardEventInit): KeyboardEvent;
  /** Advances the fake timers. */
  pass(ms: number): Promise<void>;
  /** Types, and waits until the answer is rendered and announced. */
  search(text: string): Promise<void>;
  unmount(): void;
  options(): HTMLElement[];
  active(): HTMLElement | null;
  find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind | null;
  /** Mounts a second island on another form of the same page. */
  another(selector: string): Promise<Field>;
}

export interface Setup {
  readonly markup?: string;
  readonly search?: Partial<ShopConfig["search"]>;
  readonly shop?: Partial<ShopConfig>;
  readonly page?: Partial<PageSlice>;
  /** Whether a customer is signed in. */
  readonly customer?: WyspaState["customer"]["status"];
  readonly session?: Map<string, string>;
  readonly storage?: SafeStorage;
  readonly props?: Readonly<Record<string, boolean>>;
  /** Answers additions to the basket. */
  readonly add?: (addition: unknown) => Promise<unknown>;
  /** Changes the page before the island is mounted. */
  readonly before?: (host: HTMLFormElement) => void;
}

const standing: AbortController[] = [];

/** Builds a page and mounts the island on its form, replacing an earlier one. Timers are fake from here on. */
export async function field(setup: Setup = {}): Promise<Field> {
  vi.useFakeTimers();
  for (const earlier of standing.splice(0)) earlier.abort();
  document.documentElement.removeAttribute("class");
  document.body.innerHTML = setup.markup ?? FORM;
  return mountOn("form", setup);
}

async function mountOn(selector: string, setup: Setup): Promise<Field> {
  const form = document.querySelector(selector) as HTMLFormElement;
  setup.before?.(form);
  const session = setup.session ?? new Map<string, string>();
  const store = createStore<WyspaState>(() => ({
    page: { type: "projector", orderProcess: false, view: 4, cached: false, ...setup.page },
    shop: {
      priceType: "gross",
      currency: { symbol: "zł" },
      languageSymbol: "pl",
      search: { minLength: 2, limit: 6, debounce: 500, breadcrumbs: false, details: false, ...setup.search },
      ...setup.shop,
    } as ShopConfig,
    storefront: {},
    basket: { status: "unknown", basket: null, source: null },
    expected: null,
    customer: { status: setup.customer ?? "unknown", login: "" },
    search: { text: "", total: 0 },
  }));
  const asked: Field["asked"] = [];
  const said: string[] = [];
  const emitted: Field["emitted"] = [];
  const submitted: string[] = [];
  let answer: () => Promise<Result<Answer>> = async () => done(fullAnswer());
  const end = new AbortController();
  standing.push(end);
  const context = {
    name: "search-panel",
    host: form,
    root: form,
    place: descriptor.place,
    guard: () => {},
    props: setup.props ?? {},
    signal: end.signal,
    store,
    storage: { session: setup.storage ?? memoryStorage(session), local: memoryStorage() },
    platform: {
      basket: { add: setup.add },
      async graphql(
        { document }: { document: string },
        { text, limit }: { text: string; limit: number },
        { signal }: { signal?: AbortSignal },
      ) {
        asked.push({ text, limit, document, signal });
        const result = await answer();
        return result.ok ? done({ productsTextSearch: result.data }) : result;
      },
    },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    formatPrice: String,
    announce: (text: string) => void said.push(text),
    emit: (_name: string, detail: { text: string; total: number }) => emitted.push(detail) > 0,
    open: async () => true,
    alert: (text: string) => void said.push(text),
    fail(_phase: string, error: unknown) {
      throw error;
    },
  } as unknown as IslandContext;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    queueMicrotask(() => submitted.push(form.querySelector("input")?.value ?? ""));
  });

  const mounting = mount(form, context);
  await vi.advanceTimersByTimeAsync(10);
  const cleanup = await mounting;
  const input = form.querySelector("input") as HTMLInputElement;

  const made: Field = {
    form,
    input,
    list: form.querySelector(".search_result") as HTMLElement,
    asked,
    said,
    emitted,
    submitted,
    session,
    answers(next) {
      answer = typeof next === "function" ? next : async () => done(next);
    },
    type(text) {
      input.value = text;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    press(key, more = {}) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      (document.activeElement ?? input).dispatchEvent(event);
      return event;
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    async search(text) {
      input.focus();
      made.type(text);
      await made.pass(1_500);
    },
    unmount() {
      end.abort();
      cleanup?.();
    },
    options: () => [...form.querySelectorAll<HTMLElement>("[role=option]")],
    active: () => form.querySelector("[aria-selected=true]"),
    find: (selector) => document.querySelector(selector),
    another: (other) => mountOn(other, setup),
  };
  return made;
}

export const classesOf = (element: Element | null): string[] => [...(element?.classList ?? [])];
