/** Every member of the service's options reaches the browser, and the browser's own result is used. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unwrap } from "../../../runtime/platform/passkeys/encoding";
import { askForPasskey, makePasskey } from "../../../runtime/platform/passkeys/sheet";

const text = (bytes: unknown) =>
  Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes as Uint8Array)).toString();
/** The platform's wrapper around a binary. */
const binary = (of: string) => `=?BINARY?B?${btoa(of)}?=`;
const signal = new AbortController().signal;

/** The members of WebAuthn Level 3 (5.4, 5.5, 10.1) as the platform sends them. */
const common = {
  challenge: binary("c"),
  timeout: 60_000,
  hints: ["client-device", "hybrid"],
  extensions: {
    appid: "https://a.pl",
    minPinLength: true,
    largeBlob: { support: "preferred", write: binary("blob") },
    prf: {
      eval: { first: binary("one"), second: binary("two") },
      evalByCredential: { aWQ: { first: binary("by id") } },
    },
    credBlob: binary("cred"),
    credentialProtectionPolicy: "userVerificationRequired",
    somethingNew: { depth: [1, 2] },
  },
  somethingNew: "kept",
};
const creation = {
  ...common,
  rp: { id: "a.pl", name: "A" },
  user: { id: binary("anna"), name: "anna", displayName: "Anna" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  excludeCredentials: [{ type: "public-key", id: binary("old"), transports: ["internal"] }],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  attestation: "none",
  attestationFormats: ["packed"],
};
const request = {
  ...common,
  rpId: "a.pl",
  allowCredentials: [{ type: "public-key", id: binary("old"), transports: ["hybrid"] }],
  userVerification: "required",
};

let given: { publicKey: Record<string, never>; signal: unknown };
let result: object;
beforeEach(() => {
  const bytes = Uint8Array.from(Buffer.from("x")).buffer;
  const response = {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  };
  result = { type: "public-key", id: "eA", rawId: bytes, response, getClientExtensionResults: () => ({}) };
  const give = async (options: typeof given) => {
    given = options;
    return result;
  };
  Object.defineProperty(navigator, "credentials", { value: { create: give, get: give }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "credentials");
  Reflect.deleteProperty(window, "PublicKeyCredential");
});

const decoded = (value: unknown): unknown => {
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return `bytes ${text(value)}`;
  if (Array.isArray(value)) return value.map(decoded);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decoded(part)]));
};
/** The same options with the binaries decoded. */
const expected = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === "string" && part.startsWith("=?") ? `bytes ${atob(part.slice(11, -2))}` : part,
  );

/** A browser that parses options itself, and knows hints and `prf`, but not what is new. */
function browserParses(): string[] {
  const calls: string[] = [];
  const bytesOf = (of: string) => Uint8Array.from(Buffer.from(of, "base64url")).buffer;
  const parse = (name: string) => (json: typeof request & typeof creation) => {
    calls.push(name);
    if (json.challenge.includes("=")) throw new DOMException("padded", "EncodingError");
    const { somethingNew: _new, ...known } = json;
    const { prf } = json.extensions;
    const eval_ = { first: bytesOf(prf.eval.first), second: bytesOf(prf.eval.second) };
    const byId = { aWQ: { first: bytesOf(prf.evalByCredential.aWQ.first) } };
    const list = (all?: { id: string }[]) => all?.map((one) => ({ ...one, id: bytesOf(one.id) }));
    return {
      ...known,
      challenge: bytesOf(json.challenge),
      ...(json.user && { user: { ...json.user, id: bytesOf(json.user.id) } }),
      ...(json.excludeCredentials && { excludeCredentials: list(json.excludeCredentials) }),
      ...(json.allowCredentials && { allowCredentials: list(json.allowCredentials) }),
      extensions: { prf: { eval: eval_, evalByCredential: byId } },
    };
  };
  Reflect.set(window, "PublicKeyCredential", {
    parseCreationOptionsFromJSON: parse("create"),
    parseRequestOptionsFromJSON: parse("get"),
    prototype: {
      toJSON(this: object) {
        if (this !== result) throw new TypeError("Illegal invocation");
        return { id: "by the browser" };
      },
    },
  });
  return calls;
}

describe.each([
  ["a browser that parses options itself", true],
  ["a browser that cannot", false],
])("in %s, every member survives", (_name, isParsed) => {
  it.each([
    ["of a registration", creation, makePasskey],
    ["of a login", request, askForPasskey],
  ] as const)("%s", async (_of, options, ask) => {
    const calls = isParsed ? browserParses() : [];
    await ask(unwrap(options) as never, signal);
    expect(decoded(given.publicKey)).toEqual(expected(options));
    expect(calls).toHaveLength(isParsed ? 1 : 0);
    expect(given.signal).toBe(signal);
  });
});

describe("the browser's result", () => {
  it("is written by the browser", async () => {
    browserParses();
    expect(await askForPasskey(unwrap(request) as never, signal)).toEqual({ id: "by the browser" });
  });

  it("of a password manager, which the browser does not know, is written by the package", async () => {
    browserParses();
    Object.defineProperty(navigator, "credentials", {
      value: { get: async () => ({ ...result }) },
      configurable: true,
    });
    expect(await askForPasskey(unwrap(request) as never, signal)).toMatchObject({ id: "eA", rawId: "eA" });
  });
});

it("options that only the package reads are read by it", async () => {
  browserParses();
  const { allowCredentials, ...rest } = request;
  await askForPasskey({ ...(unwrap(rest) as object), challenge: "YQ==" } as never, signal);
  expect(decoded(given.publicKey.challenge)).toBe("bytes a");
});
