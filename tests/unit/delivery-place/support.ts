/** The island on a host, with a platform whose answers each test controls. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { mount } from "../../../islands/delivery-place";
import { done } from "../../../runtime/base/result";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

/** A requested mutation: the value that it sets, and a function that answers it. */
export interface Mutation {
  readonly sets: string | number;
  answer(isSet: boolean): Promise<void>;
}

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

interface Page {
  readonly orderProcess?: boolean;
  /** Changes the page before the island is mounted. */
  before?(host: HTMLElement): void;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly customer?: "guest" | "signed-in";
  /** The platform's answer to a postal code: the code of its error, or undefined. */
  check?(code: string): Promise<string | undefined>;
}

export function place(
  markup: string,
  {
    orderProcess = true,
    before = () => {},
    props = {},
    customer = "guest",
    check = async () => "",
  }: Page = {},
) {
  document.body.innerHTML = markup;
  const host = document.querySelector<HTMLElement>("[data-island]");
  if (!host) throw new Error("no host");
  before(host);
  const life = new AbortController();
  const said: string[] = [];
  const emitted: unknown[] = [];
  const mutations: Mutation[] = [];
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  const refresh = vi.fn();
  const told: string[] = [];
  const context = {
    signal: life.signal,
    props,
    store: createStore(() => ({
      page: { orderProcess },
      shop: { texts: {} },
      customer: { status: customer },
    })),
    storage: { session: { keys: () => [], remove() {} } },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    announce: (text: string) => said.push(text),
    emit: (_name: string, detail: unknown) => emitted.push(detail) > 0,
    platform: {
      basket: { refresh },
      tellTabs: (what: string) => told.push(what),
      checkClientData: async ([{ value }]: [{ value: string }]) => {
        const code = await check(value);
        return [{ messages: code ? [{ code, message: "" }] : [] }];
      },
      graphql: ({ suffix }: { suffix: string }, values: { id?: number; code?: string }) =>
        new Promise((resolve) => {
          const root = suffix.split("=")[1] as string;
          mutations.push({
            sets: values.id ?? values.code ?? "",
            answer(isSet) {
              resolve(done({ [root]: { status: isSet ? "success" : "error" } }));
              return settled();
            },
          });
        }),
    },
  } as unknown as IslandContext;
  void mount(host, context);
  return { host, said, emitted, mutations, refresh, told, warnings, end: () => life.abort() };
}
