// @vitest-environment page
/** A note with a button beside a field: where it is placed, and what becomes of the focus. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showNote } from "../../../islands/validated-form/helping/note";

type Box = readonly [left: number, top: number, right: number, bottom: number];
const rect = ([left, top, right, bottom]: Box) =>
  ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;

/** The layout of the page: boxes by selector; the first match counts. */
let boxes: Record<string, Box> = {};
/** The box of the words of every label. */
let words: Box = [0, 0, 40, 15];
const FREE: Box = [200, 0, 290, 15];
const BELOW: Box = [0, 60, 90, 75];

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
  words = [0, 0, 40, 15];
  boxes = {
    ".f-note.--beside": FREE,
    ".f-note.--below": BELOW,
    ".f-note__button": FREE,
    "#field": [0, 20, 300, 50],
    label: [0, 0, 300, 15],
    ".f-feedback": [0, 0, 300, 60],
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [, box] = Object.entries(boxes).find(([selector]) => this.matches(selector)) ?? [];
    return rect(box ?? [0, 0, 0, 0]);
  });
  vi.spyOn(Range.prototype, "getBoundingClientRect").mockImplementation(() => rect(words));
  document.body.innerHTML = `<form><div class="f-feedback"><label for="field">E-mail</label><input id="field"></div>
    <p><button type="button" id="other">Dalej</button></p></form><input id="outside">`;
});
afterEach(() => {
  life.abort();
  vi.restoreAllMocks();
});

const field = () => document.getElementById("field") as HTMLInputElement;
const note = () => document.querySelector(".f-note") as HTMLElement;
const button = () => document.querySelector(".f-note__button") as HTMLButtonElement;
const show = (onPress = () => {}) =>
  showNote(field(), { text: "Z kodu.", button: "Cofnij", onPress }, life.signal);
/** Where the note is: in the line of the label, below the field, or in the flow. */
const place = () => note().className.replace("f-note", "").trim();

describe("a note", () => {
  it("leaves when its form is reset, unless a script prevents the reset", async () => {
    show();
    const reset = () => {
      field().form?.reset();
      return new Promise((done) => setTimeout(done));
    };
    field().form?.addEventListener("reset", (event) => event.preventDefault(), { once: true });
    await reset();
    expect(note()).not.toBeNull();
    await reset();
    expect(note()).toBeNull();
    expect(field().hasAttribute("aria-describedby")).toBe(false);
  });

  it("is placed in the line of the label, where it moves nothing", () => {
    show();
    expect(place()).toBe("--beside");
  });

  it.each<[string, Box, string]>([
    ["ends one pixel right of the field", [200, 0, 301, 15], "--beside"],
    ["ends further right", [200, 0, 302, 15], "--below"],
    ["begins one pixel left of the field", [-1, -40, 90, -25], "--beside"],
    ["begins further left", [-2, -40, 90, -25], "--below"],
    ["is four pixels from the label's words", [44, 0, 130, 15], "--beside"],
    ["is nearer to the label's words", [43, 0, 130, 15], "--below"],
    ["covers the label's words", [0, 5, 90, 20], "--below"],
    ["touches the field, beside the words", [100, 5, 190, 20], "--beside"],
    ["covers the field", [100, 5, 190, 21], "--below"],
    ["begins where the words end", [0, 15, 90, 20], "--beside"],
    ["covers the last line of the words", [0, 14, 90, 20], "--below"],
  ])("that %s (%j) is %s", (_, own, expected) => {
    boxes[".f-note.--beside"] = own;
    show();
    expect(place()).toBe(expected);
  });

  it("keeps its distance from what is on its right, too", () => {
    boxes["#other"] = [294, 0, 340, 15];
    show();
    expect(place()).toBe("--beside");
    boxes["#other"] = [293, 0, 340, 15];
    window.dispatchEvent(new Event("resize"));
    expect(place()).toBe("--below");
  });

  it("is in the flow where both places are taken, and finds its place again in a wider window", () => {
    boxes["#other"] = [0, 0, 300, 100];
    show();
    expect(place()).toBe("");
    boxes["#other"] = [0, 100, 300, 120];
    window.dispatchEvent(new Event("resize"));
    expect(place()).toBe("--beside");
  });

  it("does not mind controls of other forms", () => {
    boxes["#outside"] = [0, 0, 300, 100];
    show();
    expect(place()).toBe("--beside");
  });

  it("describes its field as long as it is shown, and its box holds it", () => {
    field().setAttribute("aria-describedby", "own");
    const holder = field().parentElement as HTMLElement;
    holder.style.position = "static";
    const shown = show();
    expect(field().getAttribute("aria-describedby")).toBe(`own ${note().id}`);
    expect([note().parentElement, holder.style.position, shown.isShown]).toEqual([holder, "relative", true]);
    shown.remove();
    expect(field().getAttribute("aria-describedby")).toBe("own");
    expect([document.querySelector(".f-note"), holder.style.position, shown.isShown]).toEqual([
      null,
      "static",
      false,
    ]);
  });

  it("has an id of its own beside another one", () => {
    show();
    show();
    expect(new Set([...document.querySelectorAll(".f-note")].map(({ id }) => id)).size).toBe(2);
  });

  it("is placed in the theme's box, not in what is directly around the field", () => {
    field().before(document.createElement("span"));
    field().previousElementSibling?.append(field());
    show();
    expect(note().parentElement?.className).toBe("f-feedback");
  });

  it("is placed in the form's own box around a field without one of the theme's", () => {
    document.body.innerHTML = '<form><p id="around"><input id="field"></p></form>';
    show();
    expect(note().parentElement?.id).toBe("around");
  });
});

describe("the button of a note", () => {
  it("does not submit the form, and calls what the note is for", () => {
    const press = vi.fn();
    show(press);
    expect(button().type).toBe("button");
    button().click();
    expect(press).toHaveBeenCalledOnce();
  });

  it("gets another text and action, and keeps the focus", () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const shown = show(first);
    button().focus();
    boxes[".f-note.--beside"] = [0, 0, 400, 15];
    shown.update({ text: "", button: "Inaczej", onPress: second });
    expect([note().textContent, document.activeElement, place()]).toEqual(["Inaczej", button(), "--below"]);
    button().click();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it("gives the focus back to the field when the note goes", () => {
    const shown = show();
    button().focus();
    shown.remove();
    expect(document.activeElement).toBe(field());
  });

  it("leaves the focus alone when it is elsewhere", () => {
    const shown = show();
    const other = document.getElementById("other") as HTMLElement;
    other.focus();
    shown.remove();
    expect(document.activeElement).toBe(other);
    field().focus();
    other.focus();
    shown.remove();
    expect(document.activeElement).toBe(other);
  });

  it("goes with the island", () => {
    const shown = show();
    life.abort();
    expect([document.querySelector(".f-note"), shown.isShown]).toEqual([null, false]);
  });
});
