// @vitest-environment page
/** A link that is pressed while a queued submit still has to change the basket is replayed after it (bar L4). */
import { beforeEach, expect, it, vi } from "vitest";
import { queueEarlyEvents } from "../../../runtime/islands/early-events";
import { deferred } from "../deferred";
import { type Exports, lostFile } from "../module-server";
import { pass, turns } from "../turns";
import { makePage } from "./a-page";
import { knowInvalidForms } from "./invalid-forms";

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
Reflect.deleteProperty(Element.prototype, "animate"); // a cancelled animation is an error in these tests' browser
knowInvalidForms();
/** These tests' browser cannot send a form. */
Reflect.set(
  HTMLFormElement.prototype,
  "requestSubmit",
  function (this: HTMLFormElement, submitter: HTMLElement) {
    if (this.checkValidity())
      this.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  },
);
const page = makePage();
queueEarlyEvents(page.boot).release();
page.startCore();

let chunk = deferred<Exports>();
let count = 0;
/** The links that are followed and the forms that are sent, in order. */
const left: string[] = [];
addEventListener("click", (event) => {
  const link = (event.target as Element).closest("a");
  if (!link) return;
  left.push(link.id);
  event.preventDefault(); // a test has no next page
});
addEventListener("submit", ({ defaultPrevented }) => void (defaultPrevented || left.push("form")));

/** A product's form, whose island waits for a touch, and two links outside of it. */
async function show(holds: readonly string[] = ["submit", "leave"]): Promise<void> {
  const name = `addition-${++count}`;
  page.add({ name, holds, when: "interaction" }, { answer: () => chunk.promise });
  await page.show(`<form data-island="${name}"><input name="size" value="M" required /><button></button></form>
    <a id="basket" href="/basketedit.php"><i></i></a><a id="place" href="#content"></a>`);
}
const find = <Type extends HTMLElement>(selector: string) => document.querySelector(selector) as Type;
const submit = () => find<HTMLFormElement>("form").requestSubmit(find("button"));
const press = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
/** The island arrives, and adds to the basket in place. */
const arrive = async () => {
  const mount = (host: HTMLElement) =>
    host.addEventListener("submit", (event) => {
      event.preventDefault();
      left.push("added");
    });
  chunk.resolve({ mount });
  await turns();
};

beforeEach(async () => {
  await pass(60_000); // ends what the last test has queued
  left.length = 0;
  chunk = deferred();
});

it("the link is replayed after the submit, and looks busy until then", async () => {
  await show();
  submit();
  press("#basket i");
  await turns();
  expect(left).toEqual([]);
  expect(find("#basket").getAttribute("aria-busy")).toBe("true");
  await arrive();
  expect(left).toEqual(["added", "basket"]);
  expect(find("#basket").hasAttribute("aria-busy")).toBe(false);
});

it("a link that is pressed twice is replayed once", async () => {
  await show();
  submit();
  press("#basket");
  press("#basket");
  await arrive();
  expect(left).toEqual(["added", "basket"]);
});

it("the link is dropped when the browser sends the form itself, because the form leaves the page", async () => {
  await show();
  submit();
  press("#basket");
  await pass(2_999);
  expect(left).toEqual([]);
  await pass(1);
  expect(left).toEqual(["form"]);
  expect(find("#basket").hasAttribute("aria-busy")).toBe(false);
  await arrive();
  await pass(60_000);
  expect(left).toEqual(["form"]);
});

it("the same when the island's file cannot be loaded", async () => {
  await show();
  submit();
  press("#basket");
  chunk.reject(lostFile());
  await turns();
  expect(left).toEqual(["form"]);
});

it("a form that the browser would refuse keeps no link longer than its deadline", async () => {
  await show();
  submit();
  find<HTMLInputElement>("input").value = "";
  press("#basket");
  await pass(3_000);
  expect(left).toEqual(["basket"]);
});

it("later links are not queued", async () => {
  await show();
  submit();
  await arrive();
  press("#basket");
  expect(left).toEqual(["added", "basket"]);
});

it.each([
  ["to a place of this page", "#place", {}],
  ["for another tab", "#basket", { ctrlKey: true }],
])("a press on a link %s is not queued", async (_, selector, init) => {
  await show();
  submit();
  press(selector, init);
  expect(find(selector).hasAttribute("aria-busy")).toBe(false);
});

it("a link pressed after a submit that leaves the page is not queued: the later press counts", async () => {
  await show(["submit"]);
  submit();
  press("#basket");
  expect(left).toEqual(["basket"]);
});
