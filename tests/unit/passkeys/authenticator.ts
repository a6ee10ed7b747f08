/** An authenticator in software: it makes keys and signs as a device does, so that the accounts service really verifies. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/**
 * What the shopper does with the browser's sheet: `hang` leaves it open; an error is what the browser rejects with.
 * `refuse`: the browser rejects without a sheet, sooner than a person could.
 */
export type Gesture = "confirm" | "cancel" | "refuse" | "hang" | Error;

/** Milliseconds in which a quick person cancels. */
const CANCEL_MS = 350;

interface Options {
  readonly publicKey: {
    readonly challenge: ArrayBuffer;
    readonly rp?: { readonly id?: string };
    readonly rpId?: string;
    readonly user?: { readonly id: ArrayBuffer };
  };
  readonly signal?: AbortSignal;
  readonly mediation?: string;
}

interface Key {
  readonly id: Buffer;
  readonly user: Buffer;
  readonly secret: KeyObject;
}

export interface Authenticator {
  gesture: Gesture;
  /** The sheets so far, oldest first: `create`, `get`, or `conditional` for the list of suggestions. */
  readonly sheets: string[];
  /** Removes it from the browser. */
  remove(): void;
}

const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];
const exact = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** CBOR of the public key: a map with key type, algorithm, curve, x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** CBOR of `{ fmt: "none", attStmt: {}, authData }`. */
function attestationOf(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59, data.length >> 8, data.length & 255]),
    data,
  ]);
}

/** Gives the browser an authenticator that verifies its user, and suggestions in fields. */
export function plugIn(): Authenticator {
  // happy-dom sends a preflight before each request to another origin. Browsers send none before these, and the service
  // answers none.
  Reflect.get(window, "happyDOM").settings.fetch.disableSameOriginPolicy = true;
  const keys: Key[] = [];
  let counter = 0;
  const authenticator: Authenticator = {
    gesture: "confirm",
    sheets: [],
    remove() {
      Reflect.deleteProperty(navigator, "credentials");
      Reflect.deleteProperty(window, "PublicKeyCredential");
    },
  };
  const clientData = (type: string, { challenge }: Options["publicKey"]) =>
    Buffer.from(
      JSON.stringify({
        type: `webauthn.${type}`,
        challenge: Buffer.from(challenge).toString("base64url"),
        origin: location.origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, ...more: Buffer[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more]);
  };
  const credential = (id: Buffer, response: object) => ({
    id: id.toString("base64url"),
    rawId: exact(id),
    type: "public-key",
    authenticatorAttachment: "platform",
    response,
    getClientExtensionResults: () => ({}),
  });
  const create = ({ rp, user, ...rest }: Options["publicKey"]) => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const key: Key = {
      id: randomBytes(16),
      user: Buffer.from(new Uint8Array(user?.id ?? [])),
      secret: privateKey,
    };
    keys.push(key);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), key.id, coseOf(publicKey)]);
    const data = authenticatorData(rp?.id ?? "", PRESENT + VERIFIED + ATTESTED, attested);
    return credential(key.id, {
      clientDataJSON: exact(clientData("create", rest)),
      attestationObject: exact(attestationOf(data)),
      getTransports: () => ["internal"],
    });
  };
  const get = (publicKey: Options["publicKey"]) => {
    const key = keys.at(-1);
    if (!key) throw new DOMException("no key on this device", "NotAllowedError");
    const client = clientData("get", publicKey);
    const data = authenticatorData(publicKey.rpId ?? "", PRESENT + VERIFIED);
    return credential(key.id, {
      clientDataJSON: exact(client),
      authenticatorData: exact(data),
      signature: exact(sign("sha256", Buffer.concat([data, sha256(client)]), key.secret)),
      userHandle: exact(key.user),
    });
  };
  const sheet =
    (name: string, make: (publicKey: Options["publicKey"]) => unknown) =>
    ({ publicKey, signal, mediation }: Options) =>
      new Promise((resolve, reject) => {
        const abort = () => reject(new DOMException("aborted", "AbortError"));
        if (signal?.aborted) return abort();
        signal?.addEventListener("abort", abort);
        authenticator.sheets.push(mediation ?? name);
        const { gesture } = authenticator;
        const cancel = () => reject(new DOMException("cancelled", "NotAllowedError"));
        if (gesture === "cancel") setTimeout(cancel, CANCEL_MS);
        else if (gesture === "refuse") cancel();
        else if (gesture instanceof Error) reject(gesture);
        else if (gesture === "confirm") resolve(make(publicKey));
      });
  Object.defineProperty(navigator, "credentials", {
    value: { create: sheet("create", create), get: sheet("get", get) },
    configurable: true,
  });
  const yes = async () => true;
  Reflect.set(window, "PublicKeyCredential", {
    isUserVerifyingPlatformAuthenticatorAvailable: yes,
    isConditionalMediationAvailable: yes,
  });
  return authenticator;
}
