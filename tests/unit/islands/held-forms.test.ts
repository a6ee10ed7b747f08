// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pressOf } from "../../../runtime/forms/press";
import { queueEarlyEvents, replayNatively } from "../../../runtime/islands/early-events";
import { deferred } from "../deferred";
import type { Exports } from "../module-server";
import { pass, turns } from "../turns";
import { makePage } from "./a-page";
import { knowInvalidForms } from "./invalid-forms";

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // for the whole file: the observer's timer outlives a test
Reflect.deleteProperty(Element.prototype, "animate"); // a cancelled animation is an error in these tests' browser
knowInvalidForms();
const page = makePage();
queueEarlyEvents(page.boot).release();
page.startCore();

/** Less than the loader waits for a file. */
const FILE_MS = 14_000;
let chunk = deferred<Exports>();
let count = 0;
/** The submit button of each form that reaches the page and its server. */
const sent: string[] = [];
addEventListener("submit", (event) => {
  sent.push(event.submitter?.id ?? "none");
  event.preventDefault(); // a test has no server
});
const form = () => document.querySelector("form") as HTMLFormElement;
const submit = (button = "#buy") => form().requestSubmit(form().querySelector<HTMLElement>(button));
/** The event alone, as a browser dispatches it once it has found the form valid, or does not look. */
const dispatch = (button = "#buy") =>
  form().dispatchEvent(
    new SubmitEvent("submit", {
      bubbles: true,
      cancelable: true,
      submitter: form().querySelector<HTMLElement>(button),
    }),
  );
const arrive = async () => {
  chunk.resolve({ mount: () => {} });
  await turns();
};

/** A form whose island waits for a touch; its chunk arrives when the test lets it. */
async function show(attributes = "", holds: readonly string[] = ["submit"]): Promise<HTMLElement> {
  const name = `form-${++count}`;
  page.add({ name, holds, when: "interaction" }, { answer: () => chunk.promise });
  return page.show(`<form data-island="${name}" ${attributes}>
    <input name="size" id="size" value="M" required />
    <button id="buy" name="go" value="1"></button>
    <button id="later" name="go" value="2"></button>
    <button id="anyway" formnovalidate></button></form>`);
}
const empty = () => {
  (document.querySelector("#size") as HTMLInputElement).value = "";
};

beforeEach(() => {
  sent.length = 0;
  chunk = deferred();
});

describe("a submit before its island is ready", () => {
  it("is held, starts the island, and is sent once, by the same button", async () => {
    const element = await show();
    submit("#later");
    await turns();
    expect([page.status(element), sent]).toEqual(["loading", []]);
    expect(form().querySelector("#later")?.getAttribute("aria-busy")).toBe("true");
    await arrive();
    expect(sent).toEqual(["later"]);
    expect(form().querySelector("[aria-busy]")).toBeNull();
    await pass(60_000);
    expect(sent).toEqual(["later"]);
  });

  it("reaches the island's own listener, which may prevent it", async () => {
    await show();
    submit();
    const taken = vi.fn((event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    chunk.resolve({ mount: (host: HTMLElement) => host.addEventListener("submit", taken) });
    await turns();
    expect(taken).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it("is sent once although it was pressed several times: the last press counts", async () => {
    await show();
    submit("#buy");
    submit("#buy");
    submit("#later");
    await arrive();
    expect(sent).toEqual(["later"]);
  });

  it("is not held by an island that holds only clicks", async () => {
    await show("", ["click"]);
    submit();
    expect(sent).toEqual(["buy"]);
  });
});

describe("the deadline of a held submit", () => {
  it("passes after three seconds and not sooner: then the browser sends the form", async () => {
    await show();
    submit();
    await pass(2_999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual(["buy"]);
  });

  it("counts from the first press, and the last one is sent", async () => {
    await show();
    submit("#buy");
    await pass(2_000);
    submit("#later");
    await pass(1_000);
    expect(sent).toEqual(["later"]);
  });

  it("sends nothing a second time when the island is finally ready", async () => {
    await show();
    submit();
    await pass(3_000);
    await arrive();
    await pass(60_000);
    expect(sent).toEqual(["buy"]);
  });

  it("starts again for a press after the form has been sent", async () => {
    await show();
    submit();
    await pass(3_000);
    submit("#later");
    await pass(2_999);
    expect(sent).toEqual(["buy"]);
    await pass(1);
    expect(sent).toEqual(["buy", "later"]);
  });

  it("never sends an invalid form: its message waits for the island", async () => {
    await show();
    dispatch();
    empty();
    await pass(FILE_MS);
    expect(sent).toEqual([]);
    (document.querySelector("#size") as HTMLInputElement).value = "L";
    await arrive();
    expect(sent).toEqual(["buy"]);
  });

  it.each([
    ["whose form disables validation", "novalidate", "#buy"],
    ["whose button disables validation", "", "#anyway"],
  ])("sends an invalid form %s", async (_, attributes, button) => {
    await show(attributes);
    dispatch(button);
    empty();
    await pass(3_000);
    expect(sent).toEqual([button.slice(1)]);
  });

  it("does not replay a click: a click has no use without its island", async () => {
    const name = `clicks-${++count}`;
    page.add({ name, holds: ["click"], when: "interaction" }, { answer: () => chunk.promise });
    await page.show(`<p data-island="${name}"><button type="button"></button></p>`);
    const heard = vi.fn();
    document.body.addEventListener("click", heard, { once: true });
    document.querySelector("button")?.click();
    await pass(FILE_MS);
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    expect(heard).toHaveBeenCalledOnce();
  });
});

it("a form that is sent without the core keeps the value of its button, though a script has disabled it since", async () => {
  const element = (await show("novalidate")) as HTMLFormElement;
  const button = element.querySelector("#buy") as HTMLButtonElement;
  const press = pressOf(button);
  button.disabled = true;
  const heard: (string | undefined)[] = [];
  const hear = ({ submitter }: SubmitEvent) =>
    heard.push(submitter && !submitter.matches(":disabled") ? Reflect.get(submitter, "value") : undefined);
  element.addEventListener("submit", hear);
  element.removeAttribute("data-island"); // no island holds it
  replayNatively({ type: "submit", target: element, press });
  expect(heard).toEqual(["1"]);
});

describe("a form that its island validates", () => {
  it("is held although the browser would refuse it, and keeps the browser's validation meanwhile", async () => {
    await show("", ["submit", "check"]);
    empty();
    const taken = vi.fn((event: Event) => event.preventDefault());
    document.querySelector<HTMLElement>("#buy")?.click();
    await pass(0);
    expect(form().hasAttribute("novalidate")).toBe(false);
    expect(sent).toEqual([]);
    const mount = (host: HTMLElement) => {
      host.setAttribute("novalidate", "");
      host.addEventListener("submit", taken);
    };
    chunk.resolve({ mount });
    await turns();
    expect(taken).toHaveBeenCalledOnce();
  });

  it("keeps the browser's validation in a browser whose submits are not held (Safari before 16)", async () => {
    await show("", ["submit", "check"]);
    empty();
    const { requestSubmit } = HTMLFormElement.prototype;
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
    try {
      const button = document.querySelector<HTMLElement>("#buy");
      button?.addEventListener("click", (event) => event.preventDefault()); // this window sends by the deleted method
      button?.click();
      expect(form().hasAttribute("novalidate")).toBe(false);
    } finally {
      HTMLFormElement.prototype.requestSubmit = requestSubmit;
    }
  });

  it("is refused by the browser when only its submits are held", async () => {
    const element = await show("", ["submit"]);
    empty();
    const refused = vi.fn();
    element.addEventListener("invalid", refused, true);
    document.querySelector<HTMLElement>("#buy")?.click();
    await pass(0);
    expect(refused).toHaveBeenCalledOnce();
  });
});
