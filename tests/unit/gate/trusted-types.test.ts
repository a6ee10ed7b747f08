// @vitest-environment page
/** Everything that becomes code or markup passes the gate's policies, each kind its own rule. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { addRules, freshScript } from "../../../runtime/gate/fresh-script";
import { makePolicies } from "../../../runtime/gate/policies";

type Rule = (text: string) => string;

/** A policy that marks what passes it, and needs its `this`, as the browser's do. */
const createPolicy = (name: string, rules: Readonly<Record<string, Rule>>) => {
  const made: Record<string, unknown> = { name };
  for (const [rule, pass] of Object.entries(rules))
    made[rule] = function (this: { name: string }, text: string) {
      return `${this.name} ${rule} ${pass(text)}`;
    };
  return made;
};

beforeEach(() => void Object.assign(window, { trustedTypes: { createPolicy } }));
afterEach(() => {
  Reflect.deleteProperty(window, "trustedTypes");
  document.head.replaceChildren();
});

it("markup, code and addresses pass unchanged, each by its rule", () => {
  const { html, code, address } = makePolicies();
  expect([html("<p>"), code("1"), address("/a.js")]).toEqual([
    "wyspa-html createHTML <p>",
    "wyspa-script createScript 1",
    "wyspa-script createScriptURL /a.js",
  ]);
});

it.each([undefined, {}, { createPolicy: 1 }])(
  "a browser with the trusted types %j needs no policies",
  (types) => {
    Object.assign(window, { trustedTypes: types });
    const { html, code, address } = makePolicies();
    expect([html("<p>"), code("1"), address("/a.js")]).toEqual(["<p>", "1", "/a.js"]);
  },
);

const source = () => {
  const script = document.createElement("script");
  script.setAttribute("onload", "go()");
  script.setAttribute("data-on", "go()");
  script.setAttribute("nonce", "old");
  script.text = "1";
  return script;
};

it("the code of a script, and of its listeners, is trusted code; its other attributes are not", () => {
  const fresh = freshScript(source(), makePolicies(), "secret");
  expect(fresh.text).toBe("wyspa-script createScript 1");
  expect(fresh.getAttribute("onload")).toBe("wyspa-script createScript go()");
  expect([fresh.getAttribute("data-on"), fresh.nonce]).toEqual(["go()", "secret"]);
});

it("the address of a script is a trusted address", () => {
  const script = document.createElement("script");
  script.setAttribute("src", "/a.js");
  const { src, text } = freshScript(script, makePolicies(), "");
  expect(decodeURI(src)).toContain("wyspa-script createScriptURL /a.js");
  expect(text).toBe("");
});

it("a text becomes a script without attributes", () => {
  const fresh = freshScript("1", makePolicies(), "");
  expect([fresh.text, fresh.attributes.length]).toEqual(["wyspa-script createScript 1", 0]);
});

it("rules for speculation are trusted code in the head, of their own type", () => {
  const rules = addRules("{}", makePolicies(), "secret");
  expect([rules.type, rules.text, rules.nonce, rules.parentElement]).toEqual([
    "speculationrules",
    "wyspa-script createScript {}",
    "secret",
    document.head,
  ]);
});
