// @vitest-environment page
/** How a field's state and message are shown on the server's own nodes, and removed again. */
import { beforeEach, describe, expect, it } from "vitest";
import { makePainter, type Painter } from "../../../islands/validated-form/paint";

const problem = { code: "x", text: "Źle.<br/>Popraw ", rest: "to." };
let painter: Painter;
const show = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`;
  painter = makePainter((task) => task());
  return get("x");
};
const get = (id: string) => document.getElementById(id) as HTMLInputElement;
const holder = () => document.querySelector(".holder") as HTMLElement;
const box = () => document.querySelector(".f-message, .sr-only") as HTMLElement;
const marks = () =>
  holder()
    .className.replace(/^\S*holder\S*\s?|f-feedback ?/g, "")
    .trim();
const PLAIN = '<div class="holder f-feedback"><input id="x"></div>';
const SERVER =
  '<div class="holder f-feedback"><input id="x"><div class="f-message" id="own">Stare</div></div>';
beforeEach(() => document.body.replaceChildren());

describe("a wrong field", () => {
  it("is marked, and described by its message", () => {
    const field = show(PLAIN);
    painter.paint(field, "error", problem);
    expect([marks(), box().textContent, field.getAttribute("aria-invalid")]).toEqual([
      "--error",
      "Źle.Popraw to.",
      "true",
    ]);
    expect(box().querySelectorAll("br")).toHaveLength(1);
    expect(field.getAttribute("aria-describedby")).toBe(box().id);
    expect(box().id).toMatch(/^wyspa-message-\d+$/);
    expect(holder().lastElementChild).toBe(box());
  });

  it("that becomes right has no message, and is not described by it", () => {
    const field = show(PLAIN);
    painter.paint(field, "error", problem);
    painter.paint(field, "success");
    expect([marks(), box().textContent, field.hasAttribute("aria-invalid")]).toEqual([
      "--success",
      "",
      false,
    ]);
    expect(field.hasAttribute("aria-describedby")).toBe(false);
    painter.paint(field, "neutral");
    expect(marks()).toBe("");
  });

  it("keeps its other descriptions, also the server's own reference to the message", () => {
    const field = show(SERVER);
    field.setAttribute("aria-describedby", "hint own");
    painter.paint(field, "error", problem);
    painter.paint(field, "success");
    expect(field.getAttribute("aria-describedby")).toBe("hint own");
    painter.undo();
    expect(field.getAttribute("aria-describedby")).toBe("hint own");
  });

  it("writes into the server's box, and keeps its id", () => {
    const field = show(SERVER);
    painter.paint(field, "error", problem);
    expect([document.querySelectorAll(".f-message").length, get("own").textContent]).toEqual([
      1,
      "Źle.Popraw to.",
    ]);
    painter.undo();
    expect([get("own").textContent, get("own").isConnected]).toEqual(["", true]);
  });

  it("without a message of its own has an empty box", () => {
    const field = show(PLAIN);
    painter.paint(field, "error");
    expect([marks(), box().textContent]).toEqual(["--error", ""]);
  });

  it("has its message written once, so that it is announced once", () => {
    const field = show(PLAIN);
    painter.paint(field, "error", problem);
    const [first] = box().childNodes;
    painter.paint(field, "error", { ...problem });
    expect(box().firstChild).toBe(first);
  });
});

describe("a box for a message", () => {
  it("is there before its text, because a region that comes with it is not announced", () => {
    const field = show(PLAIN);
    painter.prepare(field);
    expect([box().getAttribute("aria-live"), box().textContent, marks()]).toEqual(["polite", "", ""]);
    painter.prepare(field);
    expect(document.querySelectorAll(".f-message")).toHaveLength(1);
  });

  it.each([
    ["assertive", "assertive"],
    ["off", "polite"],
    ["", "polite"],
  ])("of the server with aria-live=%s is announced as %s", (live, expected) => {
    const field = show(SERVER);
    get("own").setAttribute("aria-live", live);
    painter.prepare(field);
    expect(get("own").getAttribute("aria-live")).toBe(expected);
  });

  it("is silent during the check of a whole form, and announces later changes", () => {
    const field = show(PLAIN);
    painter.prepare(field);
    const end = painter.startQuietly();
    const endOther = painter.startQuietly();
    painter.paint(field, "error", problem);
    expect(box().getAttribute("aria-live")).toBe("off");
    end();
    painter.paint(field, "neutral");
    expect(box().getAttribute("aria-live")).toBe("off");
    endOther();
    painter.paint(field, "error", problem);
    expect(box().getAttribute("aria-live")).toBe("polite");
  });

  it("that has a text stays silent when its field gets the focus", () => {
    const field = show(PLAIN);
    const end = painter.startQuietly();
    painter.paint(field, "error", problem);
    end();
    painter.prepare(field);
    expect(box().getAttribute("aria-live")).toBe("off");
    painter.paint(field, "neutral");
    painter.prepare(field);
    expect(box().getAttribute("aria-live")).toBe("polite");
  });

  it("stands after a label around the field, so that it is no part of the field's name", () => {
    const field = show('<div class="holder"><label><input id="x"> Zgoda</label></div>');
    painter.paint(field, "error", problem);
    expect(document.querySelector("label + .f-message")?.textContent).toBe("Źle.Popraw to.");
  });

  it("is made anew, with the text, where a script has rebuilt the field's surroundings", () => {
    const field = show(PLAIN);
    painter.paint(field, "error", problem);
    box().remove();
    painter.paint(field, "error", problem);
    expect([
      box().textContent,
      field.getAttribute("aria-describedby")?.split(" ").includes(box().id),
    ]).toEqual(["Źle.Popraw to.", true]);
  });
});

describe("a checkbox of the theme", () => {
  const CHECKBOX = '<div class="holder --checkbox"><input id="x" type="checkbox"></div>';

  it.each(["--checkbox", "--switch"])("(%s) has a message that only screen readers find", (name) => {
    const field = show(CHECKBOX.replace("--checkbox", name));
    painter.paint(field, "error", problem);
    expect([box().localName, box().className, box().style.position, box().style.width]).toEqual([
      "span",
      "sr-only",
      "absolute",
      "1px",
    ]);
    expect([box().style.height, box().style.overflow, box().style.clipPath]).toEqual([
      "1px",
      "hidden",
      "inset(50%)",
    ]);
    expect(field.getAttribute("aria-describedby")).toBe(box().id);
  });

  it("of another look has a visible message", () => {
    const field = show('<div class="holder f-feedback"><input id="x" type="checkbox"></div>');
    painter.paint(field, "error", problem);
    expect([box().localName, box().className]).toEqual(["div", "f-message"]);
  });

  it("that is copied with its form loses the original's message", () => {
    const field = show(CHECKBOX);
    painter.paint(field, "error", problem);
    const copy = holder().cloneNode(true) as HTMLElement;
    document.forms[0]?.replaceChildren(copy);
    const other = makePainter((task) => task());
    other.paint(copy.querySelector("input") as HTMLInputElement, "success");
    expect(document.querySelectorAll(".sr-only")).toHaveLength(1);
    expect(box().textContent).toBe("");
  });

  it("keeps the page's own hidden words", () => {
    const field = show(
      '<div class="--checkbox"><input id="x" type="checkbox"><span class="sr-only" id="words">Zgoda</span></div>',
    );
    painter.paint(field, "error", problem);
    expect(get("words").textContent).toBe("Zgoda");
    expect(document.querySelectorAll(".sr-only")).toHaveLength(2);
  });
});

describe("a copied field", () => {
  it("has nothing of the original: neither message, nor state, nor reference", () => {
    const field = show(PLAIN);
    field.setAttribute("aria-describedby", "hint");
    painter.paint(field, "error", problem);
    const copy = holder().cloneNode(true) as HTMLElement;
    document.forms[0]?.append(copy);
    const twin = copy.querySelector("input") as HTMLInputElement;
    const other = makePainter((task) => task());
    other.prepare(twin);
    expect([copy.className, copy.textContent, twin.getAttribute("aria-describedby")]).toEqual([
      "holder f-feedback",
      "",
      "hint",
    ]);
    expect(twin.hasAttribute("aria-invalid")).toBe(false);
    expect(copy.querySelector(".f-message")?.id).not.toBe(
      field.getAttribute("aria-describedby")?.split(" ")[1],
    );
    expect(holder().classList.contains("--error")).toBe(true);
  });

  it("that was never checked keeps its own marks", () => {
    const field = show(PLAIN);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", "hint");
    painter.prepare(field);
    expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([
      "true",
      "hint",
    ]);
  });
});

describe("two fields in one box", () => {
  const TWO = '<div class="holder f-feedback"><input id="x"><input id="y"></div>';

  it("are wrong while one is, with its message, and right when both are", () => {
    const street = show(TWO);
    painter.paint(street, "success");
    expect(marks()).toBe("--success");
    painter.paint(get("y"), "error", problem);
    expect([marks(), box().textContent]).toEqual(["--error", "Źle.Popraw to."]);
    painter.paint(get("y"), "neutral");
    expect([marks(), box().textContent]).toEqual(["", ""]);
    painter.paint(get("y"), "success");
    expect(marks()).toBe("--success");
    expect(document.querySelectorAll(".f-message")).toHaveLength(1);
  });

  it("show the first wrong one's message", () => {
    show(TWO);
    painter.paint(get("x"), "error", { ...problem, text: "Ulica ", rest: "" });
    painter.paint(get("y"), "error", problem);
    expect(box().textContent).toBe("Ulica ");
    painter.paint(get("x"), "success");
    expect(box().textContent).toBe("Źle.Popraw to.");
  });
});

describe("an empty field", () => {
  it.each([
    ["text", "", true],
    ["text", "a", false],
    ["checkbox", "", false],
    ["radio", "", false],
  ])("has the theme's mark: %s with %j → %s", (type, value, isMarked) => {
    const field = show(`<div class="holder f-feedback"><input id="x" type="${type}"></div>`);
    field.setAttribute("value", value);
    painter.markEmpty(field);
    expect(holder().classList.contains("--empty")).toBe(isMarked);
  });
});

describe("the end of the island", () => {
  it("removes its boxes, marks and references", () => {
    const field = show(`${PLAIN}<p class="f-feedback"><input id="y"></p>`);
    const before = document.body.innerHTML;
    painter.paint(field, "error", problem);
    painter.paint(get("y"), "success");
    painter.undo();
    expect(document.body.innerHTML).toBe(before);
    painter.paint(field, "success");
    expect(marks()).toBe("--success");
  });

  it("removes the marks of all buttons of a group", () => {
    const field = show(
      '<fieldset><label><input id="x" type="radio" name="a"></label><label><input id="y" type="radio" name="a"></label></fieldset>',
    );
    const before = document.body.innerHTML;
    painter.paint(field, "error", problem);
    expect(get("y").getAttribute("aria-invalid")).toBe("true");
    painter.undo();
    expect(document.body.innerHTML.replace(' class=""', "")).toBe(before);
  });
});
