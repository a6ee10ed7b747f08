// @vitest-environment page
/** Which controls of a form are validated, how they belong together, and the faults that the form itself finds. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  belongsTo,
  confirmedBy,
  controlsOf,
  countryOf,
  groupOf,
  holderOf,
  holderOfGroup,
  isPrefix,
  leaderOf,
  linked,
  typeOf,
} from "../../../islands/validated-form/controls";
import {
  asksServer,
  formatFault,
  type Kind,
  markedRules,
  themeRules,
} from "../../../islands/validated-form/rules";
import { watchFields } from "../../../islands/validated-form/timing";
import { afterReset } from "../../../runtime/forms/after-reset";
import { setCustomError } from "../../../runtime/forms/custom-error";

let root: HTMLFormElement;
const show = (html: string) => {
  document.body.innerHTML = `<form id="form">${html}</form>`;
  root = document.forms[0] as HTMLFormElement;
  return get("x");
};
const rulesFor = (isMarked: boolean) => (isMarked ? markedRules : themeRules);
const kindOf = (control: HTMLInputElement, isMarked: boolean) => rulesFor(isMarked).kindOf(root, control);
const localFault = (control: HTMLInputElement, kind: Kind, isMarked: boolean) =>
  rulesFor(isMarked).faultOf(root, control, kind);
const get = (id: string) => document.getElementById(id) as HTMLInputElement;
beforeEach(() => document.body.replaceChildren());

describe("a form of the theme validates", () => {
  it.each([
    ["a text of the theme", '<input id="x" class="f-control --validate">', "text"],
    ["a text area of the theme", '<textarea id="x" class="f-control --validate"></textarea>', "text"],
    ["a list of the theme", '<select id="x" class="f-select --validate"></select>', "select"],
    ["a list in one of the theme", '<p class="f-select --validate"><select id="x"></select></p>', "select"],
    [
      "a checkbox of the theme",
      '<p class="--checkbox"><input id="x" type="checkbox" class="--validate"></p>',
      "checkbox",
    ],
    [
      "a switch of the theme",
      '<p class="--switch"><input id="x" type="checkbox" class="--validate"></p>',
      "checkbox",
    ],
  ])("%s", (_, html, kind) => expect(kindOf(show(html), false)).toBe(kind));

  it.each<[string, string]>([
    ["a field without the theme's classes", '<input id="x" required minlength="3" data-graphql="city">'],
    ["a field with one of them", '<input id="x" class="f-control">'],
    ["a list without them", '<select id="x" required></select>'],
    ["a checkbox without them", '<p class="--checkbox"><input id="x" type="checkbox" required></p>'],
    ["a checkbox that looks otherwise", '<p><input id="x" type="checkbox" class="f-control --validate"></p>'],
    ["radio buttons", '<input id="x" type="radio" name="a" required class="f-control --validate">'],
    ["a file", '<input id="x" type="file" required class="f-control --validate">'],
    [
      "a repeated password",
      '<input type="password" data-graphql="password"><input id="x" type="password" name="confirm">',
    ],
    ["a rule of HTML", '<input id="x" type="email" pattern="a">'],
    ...["hidden", "submit", "button", "image", "reset", "range", "color"].map((type): [string, string] => [
      `the type ${type}`,
      `<input id="x" type="${type}" class="f-control --validate">`,
    ]),
  ])("not %s", (_, html) => {
    const field = show(html);
    expect(kindOf(field, false)).toBeNull();
  });

  it("not a field that a page script judges", () => {
    const field = show('<input id="x">');
    field.setCustomValidity("Zajęte.");
    expect(kindOf(field, false)).toBeNull();
  });

  it("a field that another island judges", () => {
    const field = show('<input id="x">');
    setCustomError(field, "");
    expect(kindOf(field, false)).toBe("text");
  });
});

describe("a marked form validates", () => {
  it.each<[string, string, string]>([
    ["a field of the theme", '<input id="x" class="--validate">', "text"],
    ["a required field", '<input id="x" required>', "text"],
    ["a least length", '<textarea id="x" minlength="2"></textarea>', "text"],
    ["a greatest length", '<input id="x" maxlength="2">', "text"],
    ["a check of the server", '<input id="x" data-graphql="city">', "text"],
    ...["pattern=a", "min=1", "max=1", "step=1"].map((rule): [string, string, string] => [
      `the rule ${rule}`,
      `<input id="x" ${rule}>`,
      "text",
    ]),
    ...["email", "url", "number", "date", "datetime-local", "month", "week", "time"].map(
      (type): [string, string, string] => [`the type ${type}`, `<input id="x" type="${type}">`, "text"],
    ),
    [
      "a repeated password",
      '<input type="password" data-graphql="password"><input id="x" type="password" name="repeat">',
      "text",
    ],
    ["a required list", '<select id="x" required></select>', "select"],
    ["a required checkbox", '<input id="x" type="checkbox" required>', "checkbox"],
    [
      "a group with one required button",
      '<input id="x" type="radio" name="a"><input type="radio" name="a" required>',
      "radio",
    ],
    ["a required file", '<input id="x" type="file" required>', "file"],
    ["a file of some formats", '<input id="x" type="file" accept=".pdf">', "file"],
  ])("%s", (_, html, kind) => {
    const field = show(html);
    expect(kindOf(field, true)).toBe(kind);
  });

  it.each([
    ["a field without a rule", '<input id="x">'],
    ["a list without a rule", '<select id="x"></select>'],
    [
      "a checkbox without a rule",
      '<p class="--checkbox"><input id="x" type="checkbox" class="--validate"></p>',
    ],
    ["a group without a rule", '<input id="x" type="radio" name="a"><input type="radio" name="b" required>'],
    [
      "the second button of a group",
      '<input type="radio" name="a"><input id="x" type="radio" name="a" required>',
    ],
    ["any file", '<input id="x" type="file">'],
    ["a range", '<input id="x" type="range" min="1" max="3">'],
    ["a first password", '<input id="x" type="password"><input type="password" name="repeat">'],
  ])("not %s", (_, html) => {
    const field = show(html);
    expect(kindOf(field, true)).toBeNull();
  });

  it.each([
    ["text", '<input id="x">'],
    ["text", '<input id="x" type="range">'],
    ["select", '<select id="x"></select>'],
    ["checkbox", '<input id="x" type="checkbox">'],
    ["radio", '<input id="x" type="radio" name="a"><input type="radio" name="a">'],
    ["file", '<input id="x" type="file">'],
  ])("as a %s what a page script judges: %s", (kind, html) => {
    const field = show(html);
    field.setCustomValidity("Nie teraz.");
    expect(kindOf(field, true)).toBe(kind);
    field.setCustomValidity("");
    expect(kindOf(field, true)).toBe(kind);
  });
});

describe("the controls of a form", () => {
  it("are those inside it and those that name it, of all three kinds and no others", () => {
    show(
      '<input id="x"><select id="y"></select><textarea id="z"></textarea><button></button><fieldset></fieldset>',
    );
    document.body.insertAdjacentHTML("beforeend", '<input id="tied" form="form"><input id="free">');
    expect(controlsOf(root).map(({ id }) => id)).toEqual(["x", "y", "z", "tied"]);
    expect([belongsTo(root, get("x")), belongsTo(root, get("tied")), belongsTo(root, get("free"))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("are those inside a part of the page that is no form", () => {
    document.body.innerHTML = '<div id="part"><input id="x"></div><input id="free">';
    const part = document.getElementById("part") as HTMLElement;
    expect(controlsOf(part).map(({ id }) => id)).toEqual(["x"]);
    expect([belongsTo(part, get("x")), belongsTo(part, get("free"))]).toEqual([true, false]);
  });

  it.each([
    [
      "its checkbox",
      '<p class="f-feedback"><b id="here" class="--checkbox"><input id="x" type="checkbox"></b></p>',
    ],
    [
      "its switch",
      '<p class="f-feedback"><b id="here" class="--switch"><input id="x" type="checkbox"></b></p>',
    ],
    ["the theme's box", '<p id="here" class="f-feedback"><b class="--checkbox"><input id="x"></b></p>'],
    [
      "the theme's box of a lone checkbox",
      '<p id="here" class="f-feedback"><b><input id="x" type="checkbox"></b></p>',
    ],
    ["whatever is around it", '<p><b id="here"><input id="x"></b></p>'],
    [
      "the theme's box around all buttons",
      '<p id="here" class="f-feedback"><b><input id="x" type="radio" name="a"></b><input type="radio" name="a"></p>',
    ],
    [
      "what is around all buttons",
      '<p id="here"><b class="f-feedback"><input id="x" type="radio" name="a"></b><b><input type="radio" name="a"></b></p>',
    ],
    [
      "the first button's own, beside other fields",
      '<p><b id="here"><input id="x" type="radio" name="a"></b><input type="radio" name="a"><input></p>',
    ],
  ])("show their state at %s", (_, html) => {
    const field = show(html);
    expect(holderOf(field)?.id).toBe("here");
  });

  it("show it at the first button's own where nothing but the form is around all", () => {
    const field = show('<b id="here"><input id="x" type="radio" name="a"></b><input type="radio" name="a">');
    expect(holderOfGroup(field)?.id).toBe("here");
  });
});

describe("a group of radio buttons", () => {
  it("has one name in one form, and the first one that can be chosen leads it", () => {
    show(`<input id="x" type="radio" name="a" disabled><input id="y" type="radio" name="a">
      <input type="radio" name="b"><input name="a"><input type="checkbox" name="a"><input id="lone" type="radio">`);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<input id="z" type="radio" name="a" form="form"><input id="out" type="radio" name="a">',
    );
    expect(groupOf(get("y")).map(({ id }) => id)).toEqual(["x", "y", "z"]);
    expect(leaderOf(get("z")).id).toBe("y");
    expect(groupOf(get("out")).map(({ id }) => id)).toEqual(["out"]);
    expect(groupOf(get("lone")).map(({ id }) => id)).toEqual(["lone"]);
    get("y").disabled = get("z").disabled = true;
    expect(leaderOf(get("z")).id).toBe("z");
  });
});

describe("fields that belong together", () => {
  it("are found by a selector, in the same form only, and an invalid selector finds none", () => {
    const field = show(
      '<input id="x" data-a=".b" data-b="#p" data-c="]" data-d="" ><p id="p" class="b"></p><input id="y" class="b">',
    );
    document.body.insertAdjacentHTML("afterbegin", '<input class="b" id="before">');
    expect(
      ["data-a", "data-b", "data-c", "data-d", "data-e"].map((name) => linked(root, field, name)?.id),
    ).toEqual(["y", undefined, undefined, undefined, undefined]);
  });

  it.each([
    ["the same kind of data", 'data-graphql="phone"', 'data-graphql="phone"', true],
    ["another kind of data", 'data-graphql="city"', 'data-graphql="phone"', false],
    ["no kind of data", "", "", false],
  ])("are a prefix and its number with %s", (_, own, main, expected) => {
    const field = show(`<input id="x" data-concat-to="#y" ${own}><input id="y" ${main}>`);
    expect([isPrefix(root, field), isPrefix(root, get("y"))]).toEqual([expected, false]);
  });

  const PASSWORD = '<input id="first" type="password" data-graphql="password">';
  it.each([
    ["by name", `${PASSWORD}<input id="x" type="password" name="password_confirm">`, "first"],
    [
      "by id where it has no name",
      `${PASSWORD}<input id="x" type="password">`.replace('"x"', '"password2"'),
      "first",
    ],
    ["by the page's word", '<input id="x" type="password" data-confirms="#own"><input id="own">', "own"],
    ["while it is shown", `${PASSWORD}<input id="x" type="text" data-password-shown name="repeat">`, "first"],
    ["not in a field for texts", `${PASSWORD}<input id="x" type="text" name="repeat">`, undefined],
    ["not under another name", `${PASSWORD}<input id="x" type="password" name="password">`, undefined],
    ["not itself", '<input id="x" type="password" name="repeat" data-graphql="password">', undefined],
  ])("repeat a password: %s", (_, html, expected) => {
    show(html);
    const field = get("x") ?? get("password2");
    expect(confirmedBy(root, field)?.id).toBe(expected);
  });
});

describe("the server's check of a field", () => {
  it.each([
    ["city", "", "city"],
    ["  zipcode  more", "", "zipcode"],
    ["", "", ""],
    ["phone email", "", "email"],
    ["email phone", "+48 (58) 1*2#", "phone"],
    ["email phone", "a1", "email"],
    ["phone", "a1", "phone"],
  ])("is the first word of %j (with the value %j): %j", (words, value, type) => {
    const field = show(`<input id="x" data-graphql="${words}">`);
    field.value = value;
    expect(typeOf(field)).toBe(type);
  });

  it("is none without the attribute", () => expect(typeOf(show('<input id="x">'))).toBe(""));

  it.each([
    [" 1143020143 ", "1143020143"],
    ["123456789012345", "123456789012345"],
    ["1234567890123456", ""],
    ["pol", "pol"],
    ["_a1", "_a1"],
    [`a${"b".repeat(31)}`, `a${"b".repeat(31)}`],
    [`a${"b".repeat(32)}`, ""],
    ["nan", ""],
    ["None", ""],
    ["undefined1", "undefined1"],
    ["1a", ""],
    ["a-b", ""],
  ])("has the country %j: %j", (region, country) =>
    expect(countryOf(show(`<input id="x" data-region="${region}">`))).toBe(country),
  );

  it.each([
    ["a kind of data", 'data-graphql="city" value="a"', true],
    ["no value", 'data-graphql="city"', false],
    ["no kind of data", 'value="a"', false],
    ["a phone with a country", 'data-graphql="phone" value="1" data-region="1"', true],
    ["a phone without one", 'data-graphql="phone" value="1"', false],
    [
      "a repeated password",
      'type="password" name="repeat" data-graphql="password" value="1" data-confirms="#x"',
      false,
    ],
  ])("is needed for %s: %j → %s", (_, attributes, expected) => {
    const field = show(`<input id="x" ${attributes}>`);
    expect(asksServer(root, field)).toBe(expected);
  });

  it.each([
    ["login", "ab", "incorect_login"],
    ["login", "abc", undefined],
    ["login", "a".repeat(40), undefined],
    ["login", "a".repeat(41), "incorect_login"],
    ["birthdate", "1990-00-10", "birth_date"],
    ["birthdate", "1990-10-32", "birth_date"],
    ["birthdate", "1990-10-00", "birth_date"],
    ["birthdate", " 1990-09-30 ", undefined],
    ["birthdate", "x1990-09-30", "birth_date"],
    ["birthdate", "1990-09-301", "birth_date"],
    ["email", "a@b.c d", "incorect_email"],
    ["email", "a@@b.c", "incorect_email"],
    ["iban", "PL 12-34 5678 9012 3", undefined],
    ["iban", "1".repeat(14), "incorrect_iban"],
    ["iban", "1".repeat(34), undefined],
    ["iban", "1".repeat(35), "incorrect_iban"],
  ])("without an answer still finds what no server accepts: %s %j: %s", (type, value, code) => {
    const field = show(`<input id="x" data-graphql="${type}">`);
    field.value = value;
    expect(formatFault(root, field)?.code).toBe(code);
  });
});

describe("the form's own rules", () => {
  const fault = (html: string, isMarked = false) => {
    const field = show(html);
    return localFault(field, kindOf(field, isMarked) ?? "text", isMarked);
  };
  const text = (attributes: string) => `<input id="x" class="f-control --validate" ${attributes}>`;
  const ofText = (attributes: string, value: string) => {
    const field = show(text(attributes));
    field.value = value;
    return localFault(field, "text", false);
  };

  it.each([
    ["", "", null],
    ["required", "", { code: "mandatoryField" }],
    ['minlength="3"', "", null],
    ['minlength="3"', "ab", { code: "minimalCharacters", amount: 3 }],
    ['minlength=" 3 "', "abc", null],
    ['minlength="12"', "abc", { code: "minimalCharacters", amount: 12 }],
    ['minlength="3x"', "a", null],
    ['maxlength="3"', "abcd", { code: "maximumCharacters", amount: 3 }],
    ['maxlength="3"', "abc", null],
    ['maxlength="0"', "a", { code: "maximumCharacters", amount: 0 }],
    ['data-graphql="password"', "12345", { code: "password_to_short" }],
    ['data-graphql="password"', "123456", null],
    ['data-graphql="password"', "1".repeat(30), null],
    ['data-graphql="password"', "1".repeat(31), { code: "password_to_long" }],
    ['data-graphql="firstname"', "Jan3", { code: "onlyDigital" }],
    ['data-graphql="lastname"', "3", { code: "onlyDigital" }],
    ['data-graphql="lastname"', "Nowak", null],
    ['data-graphql="firm"', "3M", null],
    ['data-graphql="phone"', "12345678", { code: "incorect_phone" }],
    ['data-graphql="phone"', "123456789", null],
    ['data-graphql="phone" data-region="1"', "1", null],
    ['data-graphql="city"', "1", null],
  ])("of %s with the value %j: %j", (attributes, value, expected) =>
    expect(ofText(attributes, value)).toEqual(expected),
  );

  it("accept digits in a name on marked forms", () =>
    expect(fault('<input id="x" data-graphql="firstname" value="3">', true)).toBeNull());

  it("compare a password with its repetition and with the login", () => {
    const pair = (value: string) =>
      `<input type="password" data-graphql="password" value="tajne1"><input id="x" class="f-control --validate" type="password" name="repeat" value="${value}">`;
    expect(fault(pair("tajne2"))).toEqual({ code: "not_equal_passwords" });
    expect(fault(pair("tajne1"))).toBeNull();
    const login = (value: string) =>
      `<input id="login" value="${value}">${text('data-graphql="password" data-concat-login="#login" value="tajne1"')}`;
    expect(fault(login("tajne1"))).toEqual({ code: "login_equals_password" });
    expect(fault(login("inne"))).toBeNull();
  });

  it.each([
    [
      "of the theme that is not set",
      false,
      '<p class="--checkbox"><input id="x" type="checkbox" class="--validate"></p>',
      "mandatoryCheckbox",
    ],
    [
      "of the theme that is set",
      false,
      '<p class="--checkbox"><input id="x" type="checkbox" class="--validate" checked></p>',
      undefined,
    ],
    [
      "of a marked form that is not set",
      true,
      '<input id="x" type="checkbox" required>',
      "mandatoryCheckbox",
    ],
  ])("about a checkbox %s", (_, isMarked, html, code) => expect(fault(html, isMarked)?.code).toBe(code));

  it("accept an optional checkbox that a page script judges", () => {
    const field = show('<input id="x" type="checkbox">');
    expect(localFault(field, "checkbox", true)).toBeNull();
  });

  it("need one button of a required group, and none of another", () => {
    const group = (required: string, checked: string) =>
      `<input id="x" type="radio" name="a" ${required}><input type="radio" name="a" ${checked}>`;
    expect(fault(group("required", ""), true)).toEqual({ code: "noOptionSelected" });
    expect(fault(group("required", "checked"), true)).toBeNull();
    const field = show(group("", ""));
    expect(localFault(field, "radio", true)).toBeNull();
  });

  it.each([
    ['<select id="x" required><option value=""></option></select>', "noOptionSelected"],
    ['<select id="x" required><option value="1"></option></select>', undefined],
    ['<select id="x"><option value=""></option></select>', undefined],
    [
      '<p data-island="tooltip store-select"><select id="x" required><option value=""></option></select></p>',
      "incorect_shops",
    ],
  ])("about a list: %s", (html, code) => {
    const field = show(html);
    expect(localFault(field, "select", false)?.code).toBe(code);
  });

  it("put another island's message before the server's check, and after the length", () => {
    const field = show(text('minlength="3" value="ab"'));
    setCustomError(field, "Zajęte.");
    expect(localFault(field, "text", false)).toMatchObject({ code: "minimalCharacters" });
    field.value = "abc";
    setCustomError(field, "Zajęte.");
    expect(localFault(field, "text", false)).toEqual({ code: "field", words: "Zajęte." });
  });
});

describe("what a verdict depends on", () => {
  const FIELDS = `<input id="x" value="a" data-concat-from="#other" data-graphql="street" data-region="1">
    <input id="other" value="b"><select id="list"><option>1</option><option>2</option></select>
    <input id="box" type="checkbox" value="1"><input id="city" data-region="1">
    <input id="secret" data-graphql="password" data-concat-login="#login"><input id="login">`;
  const keys = (id: string, isMarked = false) => rulesFor(isMarked).inputOf(root, get(id));

  it.each<[string, string, () => unknown]>([
    ["the value", "x", () => (get("x").value = "c")],
    ["whether it is required", "x", () => (get("x").required = true)],
    ["whether it is disabled", "x", () => (get("x").disabled = true)],
    ["the least length", "x", () => get("x").setAttribute("minlength", "2")],
    ["the greatest length", "x", () => get("x").setAttribute("maxlength", "2")],
    ["the country", "x", () => get("x").setAttribute("data-region", "2")],
    ["the kind of data", "x", () => get("x").setAttribute("data-graphql", "zipcode")],
    ["another island's message", "x", () => setCustomError(get("x"), "Nie.")],
    ["the companion's value", "x", () => (get("other").value = "d")],
    ["the chosen option", "list", () => (get("list") as unknown as HTMLSelectElement).selectedIndex++],
    ["whether it is checked", "box", () => (get("box").checked = true)],
    ["the login beside a password", "secret", () => (get("login").value = "e")],
  ])("is %s", (_, id, change) => {
    show(FIELDS);
    const before = keys(id);
    change();
    expect(keys(id)).not.toBe(before);
  });

  it.each<[string, string, () => unknown]>([
    ["the value of a checkbox", "box", () => (get("box").value = "2")],
    ["the country of a field without a check", "city", () => get("city").setAttribute("data-region", "2")],
    ["a pattern, in a form of the theme", "x", () => get("x").setAttribute("pattern", "b")],
  ])("is not %s", (_, id, change) => {
    show(FIELDS);
    const before = keys(id);
    change();
    expect(keys(id)).toBe(before);
  });

  it.each(["pattern", "title", "min", "max", "step", "accept"])(
    "is the attribute %s in a marked form",
    (name) => {
      show(FIELDS);
      const before = keys("x", true);
      get("x").setAttribute(name, "1");
      expect(keys("x", true)).not.toBe(before);
    },
  );

  it("is each button of a group in a marked form", () => {
    show('<input id="x" type="radio" name="a"><input id="y" type="radio" name="a">');
    const seen = [keys("x", true)];
    get("y").checked = true;
    seen.push(keys("x", true));
    get("y").required = true;
    seen.push(keys("x", true));
    get("y").setCustomValidity("Nie.");
    seen.push(keys("x", true));
    expect(new Set(seen).size).toBe(4);
  });
});

describe("what the form is told about", () => {
  const wait = () => vi.advanceTimersByTimeAsync(0);

  it("a reset comes after the values are back, unless a listener prevents it or the island has ended", async () => {
    vi.useFakeTimers();
    const field = show('<input id="x" value="a"><form id="inner"></form>');
    const life = new AbortController();
    const seen: string[] = [];
    afterReset(
      () => root,
      life.signal,
      () => seen.push(field.value),
    );
    field.value = "b";
    root.reset();
    await wait();
    expect(seen).toEqual(["a"]);
    root.addEventListener("reset", (event) => event.preventDefault(), { once: true });
    root.reset();
    document.body.dispatchEvent(new Event("reset", { bubbles: true }));
    await wait();
    root.reset();
    life.abort();
    await wait();
    root.reset();
    await wait();
    expect(seen).toEqual(["a"]);
    vi.useRealTimers();
  });

  it.each<[string, boolean, () => unknown]>([
    ...[
      ...["data-region", "data-graphql", "disabled", "required", "readonly", "minlength", "maxlength"],
      ...["min", "max", "step", "pattern", "accept"],
    ].map(
      (name) =>
        [`the attribute ${name}`, true, () => get("x").setAttribute(name, "1")] as [
          string,
          boolean,
          () => unknown,
        ],
    ),
    ["a new field", true, () => get("p").append(document.createElement("input"))],
    ["a class", false, () => get("x").classList.add("a")],
  ])("%s: %s", async (_, isTold, change) => {
    show('<p id="p"><input id="x"></p>');
    const life = new AbortController();
    const told = vi.fn();
    watchFields(root, life.signal, told);
    change();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told.mock.calls.length > 0).toBe(isTold);
    life.abort();
    told.mockClear();
    change();
    get("x").remove();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).not.toHaveBeenCalled();
  });
});
