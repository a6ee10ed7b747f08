/** A form in place sends exactly the bytes that the browser would send for the same form and the same press (bar R38). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bench } from "../support";
import { isFollowing } from "../visits/visits";

const b = bench();

interface Given {
  /** Attributes of the form, besides `data-visit` and its action. */
  readonly form?: string;
  readonly fields: string;
  /** What the shopper presses. */
  readonly press?: string;
  readonly at?: { readonly x: number; readonly y: number };
}
const go = '<button id="go">Go</button>';

const forms: Readonly<Record<string, Given>> = {
  "a text": { fields: `<input name="text" value="kurtka & płaszcz + 50 % 'x' ~*-._">${go}` },
  "no fields": { fields: go },
  "a button with a value, between two fields": {
    fields:
      '<input name="a" value="1"><button id="go" name="by" value="cena">Go</button><input name="z" value="2">',
  },
  "two buttons, the second pressed": {
    fields:
      '<button name="by" value="1">1</button><input name="a"><button id="go" name="by" value="2">2</button>',
  },
  "an image button": {
    fields:
      '<input name="a" value="1"><input id="go" type="image" name="go" value="v" alt="" width="40" height="30"><input name="z" value="2">',
    at: { x: 7, y: 11 },
  },
  "an image button without a name": {
    fields: '<input id="go" type="image" alt="" width="40" height="30"><input name="z" value="2">',
    at: { x: 3, y: 4 },
  },
  "Enter in a field: the default button": {
    fields:
      '<input id="go" name="a" value="1"><input type="image" name="send" alt="" width="20" height="20"><button name="b">x</button>',
    press: "Enter",
  },
  "a button outside, by its form attribute": {
    form: 'id="f"',
    fields:
      '<input name="a" value="1"></form><input form="f" name="z" value="2"><button id="go" form="f" name="by" value="3">Go</button><form>',
  },
  "line breaks in values and names": {
    fields: `<textarea name="t">one\ntwo\n\nthree</textarea><input type="hidden" name="a&#10;b" value="x&#13;&#10;y&#13;z&#10;">${go}`,
  },
  "hard wrapped text": {
    fields: `<textarea name="t" cols="5" wrap="hard">one two three four five</textarea>${go}`,
  },
  "a direction": {
    fields: `<input name="t" value="שלום" dir="auto" dirname="t.dir"><textarea name="u" dirname="u.dir">x</textarea>${go}`,
  },
  "the encoding's name": {
    fields: `<input type="hidden" name="_charset_" value="x"><input name="a" value="ą">${go}`,
  },
  "another encoding": { form: 'accept-charset="iso-8859-2"', fields: `<input name="a" value="żółć €">${go}` },
  "several encodings, UTF-8 first": {
    form: 'accept-charset="utf-8 iso-8859-2"',
    fields: `<input name="a" value="żółć">${go}`,
  },
  "an unknown encoding": { form: 'accept-charset="foo"', fields: `<input name="a" value="żółć">${go}` },
  "checkboxes, radios, and empty names": {
    fields: `<input type="checkbox" name="c" checked><input type="checkbox" name="c" value="2" checked><input type="checkbox" name="d"><input type="radio" name="r" value="1"><input type="radio" name="r" value="2" checked><input value="nameless"><input name="" value="x">${go}`,
  },
  lists: {
    fields: `<select name="s" multiple><option selected>a<option value="" selected>b<option disabled selected>c</select><select name="t"><option disabled selected>x<option>y</select>${go}`,
  },
  "disabled fields and a disabled fieldset": {
    fields: `<input name="a" value="1" disabled><fieldset disabled><legend><input name="l" value="2"></legend><input name="b" value="3"></fieldset>${go}`,
  },
  "fields in a list of proposals, and an output": {
    fields: `<datalist><input name="d" value="1"></datalist><output name="o">5</output><object name="ob"></object><input name="a" value="1">${go}`,
  },
  "an empty file field": {
    fields: `<input type="file" name="photo"><input type="file" name="more" multiple>${go}`,
  },
  "a multipart form": {
    form: 'enctype="multipart/form-data"',
    fields: `<input name="a" value="1 2"><input type="file" name="photo">${go}`,
  },
  "a plain text form": { form: 'enctype="text/plain"', fields: `<input name="a" value="1 2&amp;3">${go}` },
  "a query and a fragment in the action": {
    form: 'action="/visits/b?old=1&x#end"',
    fields: `<input name="a" value="1">${go}`,
  },
  "a query that stays empty": { form: 'action="/visits/b?old=1"', fields: go },
  "an action with blanks around": { form: 'action="  /visits/b\n "', fields: `<input name="a">${go}` },
  "a button's own action": {
    fields: `<input name="a" value="1"><button id="go" formaction="/visits/c?x=1" name="k" value="ł">Go</button>`,
  },
  "a button with an empty action": {
    fields: `<input name="a" value="1"><button id="go" formaction="">Go</button>`,
  },
  "a button with an empty method in a form that posts": {
    form: 'method="post"',
    fields: `<input name="a" value="1"><button id="go" formmethod="">Go</button>`,
  },
  "an unknown method": { form: 'method="put"', fields: `<input name="a" value="1">${go}` },
  "a button that does not check": {
    fields: `<input name="a" required><input name="m" type="email" value="x"><button id="go" formnovalidate>Go</button>`,
  },
  "odd characters": {
    fields: `<input name="a" value="&#x0;&#x1F600;\u00a0 =&amp;#;?/"><input name="ż ó[]" value="">${go}`,
  },
  "numbers, dates, colours and a range": {
    fields: `<input type="number" name="n" value="0.5"><input type="date" name="d" value="2026-02-01"><input type="color" name="c"><input type="range" name="r"><input type="datetime-local" name="l" value="2026-02-01T10:00"><input type="number" name="w" value="abc">${go}`,
  },
};

/** What the server is asked for by the press: the method and the address as it is sent. */
async function sentBy(page: Page, given: Given, isVisit: boolean): Promise<string> {
  const { form = "", fields, press, at } = given;
  const action = /action=/.test(form) ? "" : 'action="/visits/b"';
  await page.evaluate(
    ([markup]) => {
      const box = document.createElement("div");
      box.id = "given";
      box.innerHTML = markup ?? "";
      document.querySelector("#given")?.remove();
      document.querySelector("#content")?.prepend(box);
    },
    [`<form ${isVisit ? "data-visit" : ""} ${action} ${form}>${fields}</form>`],
  );
  const asked = page.waitForRequest((request) => /^\/visits\/[abc]$/.test(new URL(request.url()).pathname));
  if (press) await page.locator("#go").press(press);
  else await page.locator("#go").click(at ? { position: at } : {});
  const request = await asked;
  return `${request.method()} ${request.url()}`;
}

test.each(Object.entries(forms))("%s", async (_name, given) => {
  const native = await b.visit({ path: "/visits/a" });
  const visited = await b.visit({ path: "/visits/a" });
  await isFollowing(visited.page);
  expect(await sentBy(visited.page, given, true)).toBe(await sentBy(native.page, given, false));
});
