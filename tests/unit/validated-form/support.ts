/** A form with every kind of field, the engine's parts around it, and a platform that each test answers. */
import { vi } from "vitest";
import { followBlocks } from "../../../islands/validated-form/blocks";
import { makeMessages } from "../../../islands/validated-form/messages";
import { makePainter } from "../../../islands/validated-form/paint";
import { markedRules, themeRules } from "../../../islands/validated-form/rules";
import * as server from "../../../islands/validated-form/server";
import { followSubmit } from "../../../islands/validated-form/submitting";
import { followInput } from "../../../islands/validated-form/timing";
import { type Engine, makeEngine } from "../../../islands/validated-form/verdicts";
import type { ClientCheck, ClientCheckOptions, Verdict } from "../../../runtime/contracts/client-data";
import type { IslandContext } from "../../../runtime/contracts/island";
import { asBrowser } from "../leaving/browser";
import { shopWith } from "./shop-texts";

export const POLAND = "1143020143";
export const GERMANY = "1143020118";

const field = (id: string, attributes: string, more = "") =>
  `<div class="f-feedback"><input id="${id}" name="${id}" class="f-control --validate" ${attributes}>
   <label class="f-label" for="${id}">${id}</label><div class="f-message"></div>${more}</div>`;

export const FORM = `
  <form class="cop" action="/client-new.php" method="post">
    ${field("client_firstname", 'required data-graphql="firstname"')}
    ${field("client_firm", 'data-graphql="firm" minlength="3" maxlength="8"')}
    ${field("client_street", `required data-graphql="street" data-concat-from="#client_street_number" data-region="${POLAND}"`)}
    ${field("client_street_number", 'data-concat-to="#client_street"')}
    ${field("client_zipcode", `required data-graphql="zipcode" data-region="${POLAND}"`)}
    ${field("client_nip", `data-graphql="nip" data-region="${POLAND}"`)}
    <select id="client_region" name="client_region"><option value="${POLAND}">Polska</option><option value="${GERMANY}">Niemcy</option></select>
    <div class="client_prefix__wrapper"><select class="client_prefix__select"><option value="+48">+48</option><option value="+49">+49</option></select>
      <input id="client_phone_prefix" class="client_prefix__input --validate" data-concat-to="#client_phone" value="+48"></div>
    ${field("client_phone", `data-graphql="phone" data-concat-from="#client_phone_prefix" data-region="${POLAND}"`)}
    ${field("client_email", 'type="email" data-graphql="email"')}
    ${field("client_login", 'data-graphql="login" data-concat-password="#client_password"')}
    ${field("client_password", 'type="password" data-graphql="password" data-concat-login="#client_login"')}
    <div class="f-group --checkbox"><input type="checkbox" id="terms_agree" name="terms_agree" class="f-control --validate"></div>
    <button type="submit" name="go" value="1">Wyślij</button>
    <button type="submit" name="go" value="2">Wyślij inaczej</button>
  </form>`;

/** A pending request. */
export interface Asked {
  readonly checks: readonly ClientCheck[];
  readonly options: ClientCheckOptions;
  answer(verdicts: readonly (Verdict | null)[]): void;
  /** Like an error of our own code. */
  fail(): void;
}

export interface Bench {
  readonly form: HTMLFormElement;
  readonly engine: Engine;
  /** Requests without an answer yet. */
  readonly asked: Asked[];
  /** Total number of requests. */
  readonly count: () => number;
  /** Submits that were left to the browser, by the pressed button. */
  readonly sent: string[];
  readonly outcomes: { isGood: boolean; isUnchecked: boolean }[];
  /** Reported errors. */
  readonly faults: string[];
  /** Fields whose e-mail has an account, each with whether that still applies. */
  readonly accounts: { readonly id: string; isKnown(): boolean }[];
  readonly events: { field?: string; valid: boolean; codes: readonly string[] }[];
  get<Kind extends HTMLElement = HTMLInputElement>(id: string): Kind;
  /** Sets a field's text like typing does. */
  type(id: string, value: string): void;
  change(id: string, value: string): void;
  check(id: string, isChecked: boolean): void;
  submit(button?: string): void;
  pass(ms: number): Promise<void>;
  state(id: string): "success" | "error" | "neutral";
  message(id: string): string;
  end(): void;
}

const standing: Bench[] = [];

export function validated(
  markup = FORM,
  { isMarked = false, texts = {} as Record<string, unknown>, props = {} as Record<string, unknown> } = {},
): Bench {
  for (const earlier of standing.splice(0)) earlier.end();
  vi.useFakeTimers();
  document.body.innerHTML = markup;
  const form = document.querySelector("form") as HTMLFormElement;
  const controller = new AbortController();
  const { signal } = controller;
  const asked: Asked[] = [];
  let requests = 0;
  const sent: string[] = [];
  const outcomes: Bench["outcomes"] = [];
  const events: Bench["events"] = [];
  const faults: string[] = [];
  const accounts: Bench["accounts"] = [];
  const context = {
    signal,
    fail: (phase: string, error: Error) => void faults.push(`${phase}: ${error.message}`),
    emit: (
      _name: string,
      { field: of, valid, codes }: { field?: Element; valid: boolean; codes: string[] },
    ) => void events.push({ ...(of && { field: of.id }), valid, codes }),
    platform: {
      checkClientData: (checks: readonly ClientCheck[], options: ClientCheckOptions = {}) => {
        requests += 1;
        return new Promise<readonly (Verdict | null)[]>((resolve, reject) => {
          const end = () => {
            const at = asked.indexOf(one); // a deadline may follow an answer
            if (at >= 0) asked.splice(at, 1);
          };
          const one: Asked = {
            checks,
            options,
            answer(verdicts) {
              end();
              resolve(verdicts);
            },
            fail() {
              end();
              reject(new Error("broken"));
            },
          };
          asked.push(one);
          if (options.deadline) setTimeout(() => one.answer(checks.map(() => null)), options.deadline);
        });
      },
    },
  } as unknown as IslandContext;
  const painter = makePainter((task) => task());
  const engine = makeEngine({
    root: form,
    rules: isMarked ? markedRules : themeRules,
    context,
    messages: makeMessages({ ...shopWith(texts, props), fail: context.fail }, server.serverText),
    painter,
    loadServer: async () => server,
    onAccount: ({ id }, isKnown) => void accounts.push({ id, isKnown }),
  });
  const timing = followInput(engine, painter, signal);
  followBlocks(form, signal);
  followSubmit({
    form,
    engine,
    timing,
    signal,
    onStart: () => painter.startQuietly(),
    onOutcome: (outcome) => void outcomes.push(outcome),
    onFault: (error) => void faults.push(`submit: ${(error as Error).message}`),
  });
  // Submits that reach it would go to the server.
  asBrowser(
    "submit",
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push((event.submitter as HTMLButtonElement | null)?.value ?? "");
      // Simulates the shopper's return after the server's answer.
      const back = Object.assign(new Event("pageshow"), { persisted: true });
      queueMicrotask(() => window.dispatchEvent(back));
    },
    signal,
  );

  const get = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
  const tell = (id: string, type: string) => get(id).dispatchEvent(new Event(type, { bubbles: true }));
  const holder = (id: string) => get(id).closest(".f-feedback, .--checkbox") as HTMLElement;
  const bench: Bench = {
    form,
    engine,
    asked,
    count: () => requests,
    sent,
    outcomes,
    events,
    faults,
    accounts,
    get,
    type(id, value) {
      (get(id) as HTMLInputElement).value = value;
      tell(id, "input");
    },
    change(id, value) {
      (get(id) as HTMLInputElement).value = value;
      tell(id, "change");
    },
    check(id, isChecked) {
      (get(id) as HTMLInputElement).checked = isChecked;
      tell(id, "change");
    },
    submit(button = "1") {
      const submitter = form.querySelector<HTMLButtonElement>(`button[value="${button}"]`);
      HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    },
    pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)),
    state(id) {
      const { classList } = holder(id);
      return classList.contains("--error")
        ? "error"
        : classList.contains("--success")
          ? "success"
          : "neutral";
    },
    message: (id) => holder(id).querySelector(".f-message")?.textContent ?? "",
    end() {
      controller.abort();
      vi.useRealTimers();
    },
  };
  standing.push(bench);
  return bench;
}

export const good: Verdict = { messages: [] };
export const wrong = (...codes: string[]): Verdict => ({
  messages: codes.map((code) => ({ code, message: code === "format" ? "XX-XXX" : "" })),
});
