// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PropRule } from "../../../runtime/contracts/island";
import { readProps } from "../../../runtime/islands/props";
import { anyJson, anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const rules: Readonly<Record<string, PropRule>> = {
  mode: ["single", "multiple"],
  min: "string",
  limit: "number",
  time: "boolean",
  disabled: "array",
  product: "object",
};

function host(text: string | null, script?: string): HTMLElement {
  const element = document.createElement("div");
  if (text !== null) element.setAttribute("data-island-props", text);
  if (script !== undefined) {
    element.innerHTML = '<p></p><script type="application/json" data-island-props></script>';
    const child = element.querySelector("script");
    if (child) child.textContent = script;
  }
  return element;
}

/** The props that an island gets from its host, and the warnings for its theme designer. */
function read(element: HTMLElement, by: typeof rules | undefined = rules) {
  const said: string[] = [];
  const props = readProps(element, by, (message) => said.push(message));
  return { props, said };
}
const of = (value: unknown) => read(host(typeof value === "string" ? value : JSON.stringify(value)));

describe("props", () => {
  it("are read from the host", () => {
    const props = {
      mode: "multiple",
      min: "2024-01-01",
      limit: 3,
      time: true,
      disabled: [1],
      product: { a: null },
    };
    expect(of(props)).toEqual({ props, said: [] });
  });

  it("may be in a script inside the host", () =>
    expect(read(host(null, '{"limit":3}'))).toEqual({ props: { limit: 3 }, said: [] }));

  it("come from the attribute if there is one", () =>
    expect(read(host('{"limit":1}', '{"limit":2}')).props).toEqual({ limit: 1 }));

  it("never come from an island inside", () => {
    const element = document.createElement("div");
    element.innerHTML = '<div><script type="application/json" data-island-props>{"limit":3}</script></div>';
    expect(read(element)).toEqual({ props: {}, said: [] });
  });

  it.each([null, "", " \n"])("are missing in %j", (text) =>
    expect(read(host(text))).toEqual({ props: {}, said: [] }),
  );

  it("are accepted unchecked for an island without rules", () => {
    const props = { anything: { at: ["all", null] } };
    expect(readProps(host(JSON.stringify(props)), undefined, fail)).toEqual(props);
  });

  it("may start with a byte-order mark", () => expect(of('\ufeff{"limit":3}').props).toEqual({ limit: 3 }));

  it.each([
    "{&quot;min&quot;:&quot;a&amp;b&quot;}",
    "{&#34;min&#34;:&#34;a&amp;b&#34;}",
    "{&#x22;min&#x22;:&#x22;a&amp;b&#x22;}",
  ])("may be escaped twice by their template: %s", (text) =>
    expect(of(text)).toEqual({ props: { min: "a&b" }, said: [] }),
  );

  it("that are valid JSON are not unescaped twice, whatever they contain", () =>
    expect(of({ min: "&quot;&amp;&lt;" }).props).toEqual({ min: "&quot;&amp;&lt;" }));

  it("escaped twice are read as intended", () => {
    const signs: Readonly<Record<string, string>> = {
      "&": "&amp;",
      "<": "&lt;",
      ">": "&gt;",
      '"': "&quot;",
      "'": "&#39;",
    };
    fc.assert(
      fc.property(anyText, (min) => {
        const text = JSON.stringify({ min }).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
        const element = host(null);
        element.setAttribute("data-island-props", text);
        expect(read(element)).toEqual({ props: { min }, said: [] });
      }),
      runs(0.25),
    );
  });

  it.each([
    ["12", 12],
    ["12.5", 12.5],
    ["12,5", 12.5],
    ["1 234,50", 1234.5],
    ["1\u00a0234", 1234],
    [7, 7],
  ])("accept a number written as %j", (limit, read) =>
    expect(of({ limit })).toEqual({ props: { limit: read }, said: [] }),
  );
});

describe("invalid props", () => {
  it.each(["{", "limit: 3", "[]", "null", "7", '"x"', "true", "<b>", "{'limit':3}"])(
    "as a whole, %j, are reported and ignored",
    (text) => {
      const { props, said } = of(text);
      expect(props).toEqual({});
      expect(said).toEqual([
        expect.stringMatching(/^data-island-props must be a JSON object, so .+ It starts with /),
      ]);
    },
  );

  it("are reported with the expected type", () => {
    const { props, said } = of({
      min: 7,
      limit: "viele",
      time: "true",
      disabled: {},
      product: [],
      mode: "all",
    });
    expect(props).toEqual({});
    expect(said).toEqual([
      'the prop "min" must be of type string, so its default is used.',
      'the prop "limit" must be of type number, so its default is used.',
      'the prop "time" must be of type boolean, so its default is used.',
      'the prop "disabled" must be of type array, so its default is used.',
      'the prop "product" must be of type object, so its default is used.',
      'the prop "mode" must be one of single, multiple, so its default is used.',
    ]);
  });

  it("leave the others unchanged", () =>
    expect(of({ limit: null, min: "a", time: null, extra: 1 }).props).toEqual({ min: "a" }));

  it("are reported with the known names, when they are unknown", () => {
    expect(of({ limits: 3 }).said).toEqual([
      'there is no prop "limits", so it is ignored. Did you mean "limit"?',
    ]);
    expect(read(host('{"a":1}'), {}).said).toEqual([
      'there is no prop "a", so it is ignored. The island takes no props.',
    ]);
    expect(of({ colour: 3 }).said).toEqual([
      'there is no prop "colour", so it is ignored. Valid names: disabled, limit, min, mode, product, time.',
    ]);
  });

  it.each([Number.NaN, "1,2,3", "", " ", "x1", {}, true])("are ignored when a number is %j", (limit) =>
    expect(of({ limit }).props).toEqual({}),
  );
});

describe("a list of objects in props", () => {
  const stores = { stores: { listOf: { name: "text", link: "string", open: "boolean" } } } as const;
  const readStores = (value: unknown) => read(host(JSON.stringify({ stores: value })), stores);

  it("is passed on as it is, with numbers for texts and null for what a record lacks", () => {
    const value = [{ name: "Długa", link: "/a", open: true }, { name: 7, link: null }, {}];
    expect(readStores(value)).toEqual({ props: { stores: value }, said: [] });
  });

  it("is passed on with its mistakes, and each has one sentence, however many entries have it", () => {
    const value = [
      { nmae: "a" },
      { nmae: "b", open: "no", link: 4 },
      "Długa 4",
      null,
      { name: {}, open: "yes" },
    ];
    const { props, said } = readStores(value);
    expect(props).toEqual({ stores: value });
    expect(said).toEqual([
      'an entry of "stores" has no key "nmae", so it is ignored. Did you mean "name"?',
      '"open" in an entry of "stores" must be of type boolean, so it is ignored.',
      '"link" in an entry of "stores" must be of type string, so it is ignored.',
      'each entry of "stores" must be an object, so one is left out.',
      '"name" in an entry of "stores" must be a text or a number, so it is ignored.',
    ]);
  });

  it("must be a list", () =>
    expect(readStores({ name: "a" })).toEqual({
      props: {},
      said: ['the prop "stores" must be of type array, so its default is used.'],
    }));

  it.each(hostileKeys)("may have the key %j in its entries, which is an unknown one", (key) =>
    expect(readStores([JSON.parse(`{${JSON.stringify(key)}: 1}`)]).said).toEqual([
      expect.stringContaining(`has no key "${key}"`),
    ]),
  );
});

describe("hostile props", () => {
  it("never change what all objects share", () => {
    const text =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":1,"limit":3}';
    for (const by of [rules, undefined]) {
      const { props } = { props: readProps(host(text), by, () => {}) };
      expect(props).toEqual({ limit: 3 });
      expect(Object.getPrototypeOf(props)).toBe(Object.prototype);
      expect(Reflect.get(props, "polluted")).toBeUndefined();
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it.each(hostileKeys.filter((key) => !/^(__proto__|constructor|prototype)$/.test(key)))(
    "called %j are unknown props",
    (key) =>
      expect(of(`{${JSON.stringify(key)}:1}`).said).toEqual([expect.stringContaining(`no prop "${key}"`)]),
  );

  it("may be as long as a megabyte", () => {
    const long = "ł".repeat(1_000_000);
    expect(of({ min: long }).props).toEqual({ min: long });
    const [said = ""] = of(`{"min": ${long}`).said;
    expect(said.length).toBeLessThan(200);
  });

  it("never break the island: it gets an object of known props", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyJson.map((value) => JSON.stringify(value)),
          fc
            .dictionary(fc.constantFrom(...Object.keys(rules), ...hostileKeys), fc.jsonValue())
            .map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const { props } = of(text);
          for (const [name, value] of Object.entries(props)) {
            const rule = rules[name];
            expect(rule).toBeDefined();
            if (rule === "array") expect(Array.isArray(value)).toBe(true);
            else expect(typeof value).toBe(typeof rule === "string" ? rule : "string");
          }
        },
      ),
      runs(0.5),
    ));

  it.each(longTexts)("are read in linear time: %s", (_, write) => {
    const element = host("");
    const given = (text: string) => {
      element.setAttribute("data-island-props", text);
      readProps(element, rules, () => {});
    };
    expect(isLinear(given, write)).toBe(true);
    expect(isLinear((limit) => given(JSON.stringify({ limit })), write)).toBe(true);
  });
});

function fail(message: string): never {
  throw new Error(message);
}
