// @vitest-environment page
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ShopConfig } from "../../../runtime/contracts/config";
import { allows } from "../../../runtime/gate/allows";
import { freshScript, natureOf } from "../../../runtime/gate/fresh-script";
import { makeGate } from "../../../runtime/gate/gate";
import { makePolicies } from "../../../runtime/gate/policies";
import { elementWith } from "../in-page";

const script = (attributes: Record<string, string>, text = "") => elementWith("script", attributes, text);
afterEach(() => void Reflect.deleteProperty(window, "trustedTypes"));

describe("a script", () => {
  it.each([
    ["classic", {}],
    ["classic", { type: "" }],
    ["classic", { type: " Text/JavaScript " }],
    ["classic", { type: "application/x-javascript", src: "a.js" }],
    ["classic", { language: "JavaScript" }],
    ["module", { type: "module" }],
    ["data", { type: "application/ld+json" }],
    ["data", { type: "importmap" }],
    ["data", { type: "speculationrules" }],
    ["data", { type: "text/template" }],
    ["data", { type: "text/plain", src: "a.js" }],
    ["data", { type: "text/javascript; charset=utf-8" }],
    ["data", { nomodule: "" }],
    ["data", { type: "x-text/javascript" }],
    ["data", { type: "text/javascript2" }],
    ["data", { language: "VBScript" }],
    ["classic", { language: "JavaScript1.2" }],
  ])("is %s with %j", (nature, attributes) => expect(natureOf(script(attributes))).toBe(nature));

  it("keeps its author's attributes, except the nonce, which is the page's and cannot be read", () => {
    const all = {
      src: "/a.js",
      type: "module",
      async: "",
      defer: "",
      integrity: "sha384-x",
      crossorigin: "anonymous",
      referrerpolicy: "no-referrer",
      id: "x",
      "data-a": "1",
    };
    const fresh = freshScript(script({ ...all, nonce: "stale" }, "text"), makePolicies(), "secret");
    const kept = Object.fromEntries([...fresh.attributes].map(({ name, value }) => [name, value]));
    expect(kept).toMatchObject(all);
    expect([kept.nonce, fresh.nonce, fresh.text]).not.toContain("stale");
    expect(fresh.nonce).toBe("secret");
    expect(freshScript(script({ nonce: "its own" }), makePolicies(), "").getAttribute("nonce")).toBe(
      "its own",
    );
  });
});

describe("the gate", () => {
  const gate = (report = vi.fn()) => ({ report, gate: makeGate({ nonce: "", allows: () => true, report }) });

  it("creates its two policies by their fixed names, once", () => {
    const createPolicy = vi.fn((_: string, rules: object) => rules);
    Object.assign(window, { trustedTypes: { createPolicy } });
    gate().gate.parsePage("<p>");
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["wyspa-html", "wyspa-script"]);
  });

  it("parses a page whose content for browsers without scripts stays text", () => {
    const { body } = gate().gate.parsePage("<p>1</p><noscript><img src=/pixel.gif></noscript>");
    expect([body.querySelectorAll("p").length, body.querySelectorAll("img").length]).toEqual([1, 0]);
    expect(body.querySelector("noscript")?.textContent).toContain("<img");
  });

  it("stays closed, and warns once, when the page refuses them", async () => {
    const createPolicy = () => {
      throw new TypeError("refused");
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    const { gate: closed, report } = gate();
    expect(closed.parsePage("<p>x").body.textContent).toBe("");
    expect(closed.parsePiece("<p>x").childNodes).toHaveLength(0);
    const before = document.documentElement.outerHTML;
    await closed.insert("snippets", "<p>x", "head");
    await closed.run("tracking", ["1", script({})]);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it("a kind is on unless it is off, instalments are off unless on; denied consent stops tracking only", () => {
  const shop = (serverCode: object, consent = "unknown") =>
    ({ serverCode, consent }) as unknown as ShopConfig;
  const kinds = ["snippets", "topLayers", "tracking", "ajaxLoad", "instalments"] as const;
  const allowed = (config: ShopConfig) => kinds.filter((kind) => allows(config, kind));
  expect(allowed(shop({}))).toEqual(kinds.slice(0, 4));
  expect(allowed(shop({ snippets: false, ajaxLoad: 0, instalments: "yes" }))).toEqual(kinds.slice(1, 4));
  expect(allowed(shop({ instalments: true }, "denied"))).toEqual(kinds.filter((kind) => kind !== "tracking"));
  expect(allowed(shop(Object.create({ snippets: false, instalments: true })))).toEqual(kinds.slice(0, 4));
});
