// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { CheckClientData } from "../../../runtime/contracts/client-data";
import type { Platform } from "../../../runtime/contracts/platform";
import { makeChecks } from "../../../runtime/platform/client-data/check";
import { validateObject } from "../../../runtime/platform/client-data/validate-object";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import type { Http } from "../../../runtime/platform/transport/http";
import { anyJson } from "../any-text";
import { runs } from "../runs";

const POLAND = "1143020143";

/** A platform with this answer, which records its requests. */
function platform(
  answer: Result<Readonly<Record<string, unknown>>>,
  bank: Result<string> = fault("network"),
) {
  const asked: string[] = [];
  const addresses: string[] = [];
  const graphql: Platform["graphql"] = async (operation, values) => {
    asked.push(writeOperation(operation, values, "literal").query);
    return answer;
  };
  const http = {
    async get(address: string) {
      addresses.push(address);
      return bank;
    },
  } as unknown as Http;
  return { check: makeChecks(http, graphql, () => "/ajax/get.php"), asked, addresses };
}
const email = { id: "client_email", type: "email", value: "a@b.pl" };
const city = { id: "client-city", type: "city", value: "Łódź" };

describe("an answer about client data", () => {
  it("is read from the root field for one value, and from its alias in a batch", async () => {
    const alone = platform(done({ validateClientData: { messages: [], clientExists: true } }));
    expect(await alone.check([email])).toEqual([{ messages: [], clientExists: true }]);
    const wrong = { messages: [{ code: "no_city", message: "" }] };
    const both = platform(done({ client_email: { messages: [] }, field1: wrong }));
    expect(await both.check([email, city])).toEqual([
      { messages: [], clientExists: false },
      { ...wrong, clientExists: false },
    ]);
    expect(both.asked).toHaveLength(1);
  });

  it.each([
    ["no connection", fault("network")],
    ["no data", fault("graphql")],
    ["no data of the field", done({})],
    ["messages that are null", done({ validateClientData: { messages: null } })],
    ["messages that are a text", done({ validateClientData: { messages: "wrong" } })],
    ["a text", done({ validateClientData: "ok" })],
  ])("is no result when there is %s", async (_, answer) => {
    expect(await platform(answer).check([email])).toEqual([null]);
  });

  it("has texts only, whatever its messages contain", async () => {
    const messages = [{ code: 7, message: null }, "no", null, { code: "no_city", message: "Miasto?" }];
    expect(
      await platform(done({ validateClientData: { messages, clientExists: "yes" } })).check([city]),
    ).toEqual([
      {
        messages: [
          { code: "7", message: "" },
          { code: "no_city", message: "Miasto?" },
        ],
        clientExists: false,
      },
    ]);
  });

  it("about some values of a batch leaves the others without a result", async () => {
    const { check } = platform(done({ client_email: { messages: [] } }));
    expect(await check([email, city])).toEqual([{ messages: [], clientExists: false }, null]);
  });

  it("about several kinds keeps their order: accounts, values of the platform, and unknown kinds", async () => {
    const { check, asked, addresses } = platform(
      done({ validateClientData: { messages: [{ code: "no_city", message: "" }] } }),
      done('{"errno":1}'),
    );
    const verdicts = await check([
      { id: "iban", type: "iban", value: "PL1" },
      city,
      { id: "x", type: "colour", value: "red" },
    ]);
    expect(verdicts.map((verdict) => verdict?.messages.map(({ code }) => code))).toEqual([
      ["incorrect_iban"],
      ["no_city"],
      [],
    ]);
    expect([asked.length, addresses.length]).toEqual([1, 1]);
  });

  it("never throws, and has one result for each value", () =>
    fc.assert(
      fc.asyncProperty(anyJson, async (body) => {
        const answer = platform(done({ client_email: body, field1: body, validateClientData: body }));
        expect(await answer.check([email, city])).toHaveLength(2);
        expect(await answer.check([email])).toHaveLength(1);
      }),
      runs(0.2),
    ));

  it("is the bank's own for account numbers, which are percent-encoded (ruling 4)", async () => {
    const iban = { id: "iban", type: "iban", value: "PL 61&a=1#" };
    const good = platform(fault("network"), done('{"errno":0}'));
    expect(await good.check([iban])).toEqual([{ messages: [] }]);
    expect(good.addresses).toEqual(["/ajax/payments.php?action=verify_iban&bankAccount=PL%2061%26a%3D1%23"]);
    expect(good.asked).toEqual([]);
    const wrong = platform(fault("network"), done('{"errno":"12"}'));
    expect((await wrong.check([iban]))[0]?.messages[0]?.code).toBe("incorrect_iban");
    for (const body of ["", "<html>", "null", "[]", "{}"])
      expect(await platform(fault("network"), done(body)).check([iban])).toEqual([null]);
  });

  it("contains the proposed login, which is requested only when the platform has one", async () => {
    const taken = {
      messages: [{ code: "login_taken_login_propose", message: "" }],
      clientProposedLogin: "anna7",
    };
    const { check, asked } = platform(done({ validateClientData: taken }));
    const [verdict] = await check([{ id: "client_login", type: "login", value: "anna" }]);
    expect(verdict?.proposedLogin).toBe("anna7");
    expect(asked).toHaveLength(2);
    expect(asked[0]).not.toContain("clientProposedLogin");
  });

  it("of a taken login whose proposal cannot be asked for is still an answer", async () => {
    let requests = 0;
    const graphql: Platform["graphql"] = async () =>
      requests++
        ? fault("network")
        : done({ validateClientData: { messages: [{ code: "login_taken_login_propose" }] } });
    const check = makeChecks({} as Http, graphql, () => "/ajax/get.php");
    expect(await check([{ id: "client_login", type: "login", value: "anna" }])).toMatchObject([
      { messages: [{ code: "login_taken_login_propose" }], proposedLogin: "" },
    ]);
    expect(requests).toBe(2);
  });

  it("is asked for with the caller's options, each time anew", async () => {
    const graphql = vi.fn<Platform["graphql"]>(async () => fault("network"));
    const get = vi.fn(async () => fault("network"));
    const options = { group: "a", deadline: 5 };
    const check = makeChecks({ get } as unknown as Http, graphql, () => "/ajax/get.php");
    await check([city, { id: "iban", type: "iban", value: "1" }], options);
    expect(graphql.mock.calls[0]?.[2]).toEqual({ ...options, once: true });
    expect(get).toHaveBeenCalledWith("/ajax/payments.php?action=verify_iban&bankAccount=1", options);
  });

  it("accepts kinds that the platform does not know, without a request", async () => {
    const { check, asked } = platform(fault("network"));
    expect(await check([{ id: "a", type: "constructor", value: "x" }])).toEqual([{ messages: [] }]);
    expect(asked).toEqual([]);
  });
});

describe("a whole object", () => {
  const address = { firstname: "Jan", street: "Długa", streetNumber: "5", zipcode: "80-001", region: POLAND };

  it("is one batch, with the street's number and country", async () => {
    const { check, asked } = platform(done({ firstname: { messages: [] } }));
    expect(await validateObject(check, address, ["firstname"])).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('street: "Długa 5" country: 1143020143');
    expect(asked[0]).toMatch(/firstname: validateClientData.*street: .*zipcode: /);
  });

  it("is invalid when the server rejects it, and when a required key is empty, without a request", async () => {
    const { check } = platform(done({ zipcode: { messages: [{ code: "incorect_zipcode", message: "" }] } }));
    expect(await validateObject(check, address, [])).toBe(false);
    const unasked = platform(fault("network"));
    expect(await validateObject(unasked.check, { ...address, firstname: "" }, ["firstname"])).toBe(false);
    expect(unasked.asked).toEqual([]);
  });

  it("without a required key is invalid or accepted, as the caller decides", async () => {
    const { check } = platform(done({}));
    expect(await validateObject(check, { city: "Gdynia" }, ["firm"], "empty")).toBe(false);
    expect(await validateObject(check, { city: "Gdynia" }, ["firm"], "ignored")).toBe(true);
  });

  it("has at least nine characters of a phone when no region applies, without a request", async () => {
    const { check, asked } = platform(fault("network"));
    for (const region of [undefined, "", " "]) {
      expect(await validateObject(check, { phone: "12345678", region }, [])).toBe(false);
      expect(await validateObject(check, { phone: "123456789", region }, [])).toBe(true);
    }
    expect(asked).toEqual([]);
    expect(await validateObject(check, { phone: "1", region: POLAND }, [])).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it("is asked about by kinds, in a fixed order, without keys that are empty or unknown", async () => {
    const asked: unknown[] = [];
    const check: CheckClientData = async (checks) => {
      asked.push(...checks.map(({ id, type, value, country }) => [id, type, value, country]));
      return checks.map(() => null);
    };
    const whole = {
      email: "a@b.pl",
      phone: 500600700,
      city: "Łódź",
      zipcode: null,
      street: "Długa",
      nip: undefined,
      firm: "",
      lastname: "Nowak",
      firstname: "Jan",
      colour: "red",
      region: "pol",
    };
    expect(await validateObject(check, whole, [])).toBe(true);
    expect(asked).toEqual([
      ["firstname", "firstname", "Jan", "pol"],
      ["lastname", "lastname", "Nowak", "pol"],
      ["street", "street", "Długa ", "pol"],
      ["city", "city", "Łódź", "pol"],
      ["phone", "phone", "500600700", "pol"],
      ["email", "email", "a@b.pl", "pol"],
    ]);
  });

  it("without a value to check is valid, and nothing is asked", async () => {
    const check = vi.fn<CheckClientData>(async () => []);
    expect(await validateObject(check, { colour: "red", city: "" }, ["colour"])).toBe(true);
    expect(check).not.toHaveBeenCalled();
  });

  it.each([
    [{ city: null }, ["city"], "ignored", false],
    [{ city: undefined }, ["city"], "ignored", false],
    [{ city: 0 }, ["city"], "ignored", true],
    [{ 7: "" }, [7], "ignored", false],
    [{ city: "" }, "city", "empty", true],
  ] as const)("%j with the required keys %j (%s) is valid: %s", async (object, required, missing, isValid) =>
    expect(await validateObject(platform(fault("network")).check, object, required, missing)).toBe(isValid),
  );

  it("is invalid when one of several values is wrong", async () => {
    const check: CheckClientData = async (checks) =>
      checks.map(({ type }) => ({ messages: type === "city" ? [{ code: "no_city", message: "" }] : [] }));
    expect(await validateObject(check, address, [])).toBe(true);
    expect(await validateObject(check, { ...address, city: "x" }, [])).toBe(false);
  });

  it("is valid without an answer: the server checks again", async () => {
    expect(await validateObject(platform(fault("network")).check, address, ["firstname"])).toBe(true);
  });

  it.each([null, undefined, "a", 7, [], {}])("that is %j causes no error", async (object) => {
    expect(await validateObject(platform(fault("network")).check, object, undefined)).toBe(true);
  });
});
