// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf } from "../../../runtime/visit/form-address";
import { FormDataWithSubmitter } from "./submitters";

let form: HTMLFormElement;
const button = () => form.querySelector("button");
const make = (attributes: Record<string, string>, ...fields: [string, string][]) => {
  document.body.replaceChildren();
  form = document.createElement("form");
  for (const [name, value] of Object.entries({ "data-visit": "", ...attributes }))
    form.setAttribute(name, value);
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    input.name = name;
    input.setAttribute("value", value);
    form.append(input);
  }
  form.append(document.createElement("button"));
  document.body.append(form);
};
const address = (submitter: HTMLElement | null = null) => addressOf({ form, submitter })?.href;

beforeEach(() => {
  vi.stubGlobal("FormData", FormDataWithSubmitter);
  Reflect.get(window, "happyDOM").setURL("https://shop.test/list?old=1");
});

describe("a form", () => {
  it("navigates to its action, with its values in place of the action's query", () => {
    make({ action: "/search?x=1#top" }, ["text", "kurtka & płaszcz"], ["text", "b"]);
    expect(address()).toBe("https://shop.test/search?text=kurtka+%26+p%C5%82aszcz&text=b#top");
  });

  it("navigates to the page itself without an action, and to its button's action with one", () => {
    make({}, ["a", "1"]);
    expect(address()).toBe("https://shop.test/list?a=1");
    button()?.setAttribute("name", "by");
    button()?.setAttribute("value", "price");
    button()?.setAttribute("formaction", "/other");
    expect(address(button())).toBe("https://shop.test/other?a=1&by=price");
  });

  it("is left to the browser when it posts, opens elsewhere, leads away or is not marked", () => {
    for (const attributes of [
      { method: "post" },
      { method: "dialog" },
      { target: "_blank" },
      { action: "https://evil.test/" },
      { action: "javascript:alert(1)" },
    ] as Record<string, string>[]) {
      make(attributes);
      expect(address()).toBeUndefined();
    }
    make({});
    form.removeAttribute("data-visit");
    expect(address()).toBeUndefined();
    make({});
    button()?.setAttribute("formmethod", "post");
    expect(address(button())).toBeUndefined();
    make({ method: "GET", target: "_self" });
    expect(address()).toBe("https://shop.test/list?");
  });

  it("is left to the browser when the page's base opens it elsewhere, in another encoding, or with an invalid address", () => {
    document.head.innerHTML = '<base target="other">';
    make({});
    expect(address()).toBeUndefined();
    make({ target: "" });
    expect(address()).toBe("https://shop.test/list?");
    document.head.replaceChildren();
    for (const attributes of [{ "accept-charset": "iso-8859-2" }, { action: "https://a:b" }]) {
      make(attributes as Record<string, string>);
      expect(address()).toBeUndefined();
    }
  });

  it("is left to the browser when its button counts and `FormData` does not know buttons", () => {
    vi.unstubAllGlobals();
    make({}, ["a", "1"]);
    expect(address(button())).toBe("https://shop.test/list?a=1");
    button()?.setAttribute("name", "by");
    expect(address(button())).toBeUndefined();
  });

  it("sends line breaks as browsers do", () => {
    make({}, ["t", ""]);
    form.insertAdjacentHTML("beforeend", "<textarea name='u'></textarea>");
    (form.querySelector("textarea") as HTMLTextAreaElement).value = "a\nb\r\nc";
    expect(address()).toBe("https://shop.test/list?t=&u=a%0D%0Ab%0D%0Ac");
  });

  it("is not affected by fields that are named like its members", () => {
    make(
      { action: "/search" },
      ["action", "1"],
      ["method", "post"],
      ["target", "_blank"],
      ["getAttribute", "x"],
    );
    expect(address()).toBe("https://shop.test/search?action=1&method=post&target=_blank&getAttribute=x");
  });
});
