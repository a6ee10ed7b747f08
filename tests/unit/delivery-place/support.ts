/** The island on a host, with a platform whose answers tests give when they like. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { mount } from "../../../islands/delivery-place";
import { done } from "../../../runtime/base/result";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";

/** A mutation that was asked for: what it sets, and how it is answered. */
export interface Mutation {
  readonly sets: string | number;
  answer(isSet: boolean): Promise<void>;
}

export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

interface Page {
  readonly orderProcess?: boolean;
  /** What happens on the page before the island stands. */
  before?(host: HTMLElement): void;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly customer?: "guest" | "signed-in";
  /** What the platform says of a code: its error's code, or nothing. */
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
  return { host, said, emitted, mutations, refresh, warnings, end: () => life.abort() };
}
