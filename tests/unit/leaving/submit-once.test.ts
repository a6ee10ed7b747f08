// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markSubmitting } from "../../../runtime/leaving/submit-once";

let controller: AbortController;
let form: HTMLFormElement;
const build = (attributes = 'method="post"', inside = '<input name="code"><button id="a">A</button>') => {
  document.body.innerHTML = `<form ${attributes}>${inside}</form>`;
  form = document.querySelector("form") as HTMLFormElement;
};
const mark = (first?: Event) =>
  markSubmitting({ form, submitter: document.querySelector("#a") }, controller.signal, first);
const submit = () => {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
};
const isFree = () => !submit().defaultPrevented && !form.matches(".--submitting, [aria-busy]");

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  build();
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

describe("a marked form", () => {
  it("looks busy, keeps its buttons enabled, and hides its later submits from all listeners", () => {
    const heard = vi.fn();
    document.addEventListener("submit", heard, { capture: true, signal: controller.signal });
    mark();
    expect(form.matches(".--submitting[aria-busy=true]")).toBe(true);
    expect(document.querySelector("#a")?.getAttribute("aria-disabled")).toBe("true");
    expect(document.querySelector<HTMLButtonElement>("#a")?.disabled).toBe(false);
    expect(submit().defaultPrevented).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it("leaves other forms alone", () => {
    mark();
    const other = document.body.appendChild(document.createElement("form"));
    const event = new Event("submit", { bubbles: true, cancelable: true });
    other.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it("is not marked twice, by any copy of the code", async () => {
    const release = mark();
    const second = mark();
    second();
    vi.resetModules(); // a file that was loaded twice
    const copy = await import("../../../runtime/leaving/submit-once");
    copy.markSubmitting({ form, submitter: null }, controller.signal)();
    expect(submit().defaultPrevented).toBe(true);
    release();
    expect(isFree()).toBe(true);
  });

  it("gets its own attributes back on release", () => {
    build('method="post" aria-busy="false"', '<button id="a" aria-disabled="false">A</button>');
    mark()();
    expect(form.getAttribute("aria-busy")).toBe("false");
    expect(document.querySelector("#a")?.getAttribute("aria-disabled")).toBe("false");
  });
});

describe("a marked form is released", () => {
  it("by its owner, and when the island ends", () => {
    mark()();
    expect(isFree()).toBe(true);
    mark();
    controller.abort();
    expect(isFree()).toBe(true);
  });

  it("after 16 s, not before", () => {
    mark();
    vi.advanceTimersByTime(15_999);
    expect(submit().defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isFree()).toBe(true);
  });

  it.each(['target="_blank"', 'target="other"', 'target=" _BLANK "'])("after 1 s with %s", (target) => {
    build(`method="post" ${target}`);
    mark();
    vi.advanceTimersByTime(999);
    expect(submit().defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isFree()).toBe(true);
  });

  it.each(['target="_self"', 'target="_top"', 'target=""'])("not as early with %s", (target) => {
    build(`method="post" ${target}`);
    mark();
    vi.advanceTimersByTime(2_000);
    expect(submit().defaultPrevented).toBe(true);
  });

  it("not as early where the form's own target is this window, whatever the page's base says", () => {
    document.head.innerHTML = '<base target="_blank">';
    build('method="post" target=""');
    mark();
    vi.advanceTimersByTime(2_000);
    document.head.replaceChildren();
    expect(submit().defaultPrevented).toBe(true);
  });

  it("when the page returns from the back-forward cache, not when it is first shown", () => {
    mark();
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(submit().defaultPrevented).toBe(true);
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(isFree()).toBe(true);
  });

  it("by Escape, but not by an Escape that ends a composition", () => {
    mark();
    const press = (isComposing: boolean) =>
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Escape", isComposing, bubbles: true }),
      );
    press(true);
    expect(submit().defaultPrevented).toBe(true);
    press(false);
    expect(isFree()).toBe(true);
  });

  it("when its submit was prevented; until then it does not look busy", () => {
    const first = new Event("submit", { bubbles: true, cancelable: true });
    window.addEventListener(
      "submit",
      (event) => {
        mark(event);
        expect(form.classList.contains("--submitting")).toBe(false);
      },
      { capture: true, once: true },
    );
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    form.dispatchEvent(first);
    vi.advanceTimersByTime(1);
    expect(isFree()).toBe(true);
  });

  it("at once when a prevented submit is followed by the real one, which is then deduplicated", () => {
    const first = new Event("submit", { bubbles: true, cancelable: true });
    window.addEventListener("submit", (event) => mark(event), { capture: true, once: true });
    window.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    form.dispatchEvent(first);
    expect(submit().defaultPrevented).toBe(false);
    vi.advanceTimersByTime(1);
    expect(form.classList.contains("--submitting")).toBe(true);
    expect(submit().defaultPrevented).toBe(true);
  });
});

it("a form that only closes a dialog is never marked", () => {
  build('method="DIALOG"');
  mark();
  expect(isFree()).toBe(true);
});
