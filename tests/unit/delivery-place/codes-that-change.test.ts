// @vitest-environment page
/** A postal code is entered while another is pending: the last one wins, and none is set twice (bars R29, R31). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { place, settled } from "./support";

const MARKUP = `<form data-island><input id="code"><button>Zmień</button></form><input id="other">`;
const field = () => document.querySelector("#code") as HTMLInputElement;
const button = () => document.querySelector("button") as HTMLElement;
const other = () => document.querySelector("#other") as HTMLElement;
const isIdle = () => !button().classList.contains("--loading");
const press = () =>
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const submit = async (code: string) => {
  field().value = code;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  press();
  await settled();
};
const kept = () => JSON.parse(/setZipcodeForced=([^;]*)/.exec(document.cookie)?.[1] ?? "null");
const write = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the platform writes it
  document.cookie = `setZipcodeForced=${value}; path=/`;
};

const reload = vi.fn();
beforeEach(() => void vi.spyOn(location, "reload").mockImplementation(reload));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockClear();
  write("; max-age=0");
});

/** The island with checks that the test answers. */
function asking(props = {}) {
  const checks: { readonly code: string; answer(fault?: string): Promise<void> }[] = [];
  const check = (code: string) =>
    new Promise<string | undefined>((resolve) =>
      checks.push({
        code,
        answer(fault) {
          resolve(fault);
          return settled();
        },
      }),
    );
  return { ...place(MARKUP, { orderProcess: false, props, check }), checks };
}
const message = () => document.querySelector(".f-message")?.textContent ?? null;
const said = (all: readonly string[]) => all.filter((text) => text.startsWith("Błędnie"));

describe("a late error", () => {
  it("is not shown for another code", async () => {
    const island = asking();
    await submit("1010");
    field().value = "10-100";
    await island.checks[0]?.answer("incorect_zipcode");
    expect([message(), said(island.said), isIdle()]).toEqual([null, [], true]);
  });

  it("leaves focus with a shopper who has moved on, and takes focus only when it is lost", async () => {
    const island = asking();
    await submit("1010");
    other().focus();
    await island.checks[0]?.answer("incorect_zipcode");
    expect([message()?.slice(0, 7), document.activeElement]).toEqual(["Błędnie", other()]);
    other().blur();
    await submit("1011");
    await island.checks[1]?.answer("incorect_zipcode");
    expect(document.activeElement).toBe(field());
  });
});

describe("a code that is corrected while the first request is pending", () => {
  it("is the only one that is set if the first is still being checked", async () => {
    const { checks, mutations } = asking();
    await submit("10-100");
    await submit("20-200");
    await checks[0]?.answer();
    await checks[1]?.answer();
    expect(mutations.map(({ sets }) => sets)).toEqual(["20-200"]);
    await mutations[0]?.answer(true);
    expect([kept().currentZipcode, reload.mock.calls.length]).toEqual(["20-200", 1]);
  });

  it("is the only one that the page follows if the first was being set", async () => {
    const { mutations, emitted } = place(MARKUP, { orderProcess: false });
    await submit("10-100");
    await submit("20-200");
    await mutations[0]?.answer(true);
    expect([kept(), emitted, reload.mock.calls]).toEqual([null, [], []]);
    await mutations[1]?.answer(true);
    expect([kept().currentZipcode, reload.mock.calls.length]).toEqual(["20-200", 1]);
  });

  it("leaves the cookie and the page with the first if it is refused, as on the platform", async () => {
    const { mutations } = place(MARKUP, { orderProcess: false });
    await submit("10-100");
    await submit("20-200");
    await mutations[0]?.answer(true);
    await mutations[1]?.answer(false);
    expect([kept().currentZipcode, reload.mock.calls.length]).toEqual(["10-100", 1]);
  });
});

describe("a second press with the same code", () => {
  it("sends nothing, neither during the request nor while the page reloads", async () => {
    const { mutations } = place(MARKUP, { orderProcess: false });
    await submit("10-100");
    await submit("10-100");
    await mutations[0]?.answer(true);
    expect(isIdle()).toBe(false);
    await submit("10-100");
    expect([mutations.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ["is stopped", () => vi.advanceTimersByTime(16_000)],
    [
      "is interrupted and the page is restored",
      () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    ],
  ])("counts again once the reload %s", async (_name, happens) => {
    const { mutations } = place(MARKUP, { orderProcess: false });
    await submit("10-100");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    void mutations[0]?.answer(true);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    vi.advanceTimersByTime(15_000);
    expect([isIdle(), reload.mock.calls.length]).toEqual([false, 1]);
    happens();
    expect(isIdle()).toBe(true);
    vi.useRealTimers();
    await submit("10-100");
    expect(mutations.length).toBe(2);
  });
});

it("without the theme's text the default name is the platform's", async () => {
  const old = '{"currentZipcode":"10-100","defaultZipcode":"00-001","showModal":false}';
  write(old);
  const first = place(MARKUP, { orderProcess: false });
  await submit("20-200");
  await first.mutations[0]?.answer(true);
  expect(kept()).toEqual({ currentZipcode: "20-200", defaultZipcode: "00-001", showModal: true });
  const second = place(MARKUP, { orderProcess: false });
  await submit("00-001");
  await second.mutations[0]?.answer(true);
  expect(kept()).toBeNull();
});
