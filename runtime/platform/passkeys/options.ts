/**
 * Fetches and caches the options of a ceremony before the click.
 *
 * Some browsers require a user gesture, which waiting for a response would use up. The service remembers one challenge
 * per visitor, so only the latest set is cached.
 */
import { parseJson } from "../../base/json";
import { isPlainObject, type PlainObject } from "../../base/values";
import { askAccounts } from "./accounts";
import { unwrap } from "./encoding";
import { PasskeyDataBroken } from "./errors";

/** Milliseconds that options stay valid: services drop a challenge after about five minutes. */
const FRESH_MS = 4 * 60_000;

/** The purpose of the options. */
export type Kind = "login" | "register";

export interface KeptOptions {
  /**
   * Returns the cached options while they are fresh, else fetches new ones.
   * @param base address of the accounts service
   * @param token authorises a registration
   * @throws PasskeyError
   */
  get(kind: Kind, base: string, token?: string): Promise<PlainObject>;
  /** Drops the cached options, because their challenge is used up. */
  forget(): void;
  /** Milliseconds until the cached options expire. */
  left(): number;
}

export function keepOptions(): KeptOptions {
  let kept: { key: string; since: number; options: Promise<PlainObject> } | undefined;
  const left = () => {
    if (!kept) return 0;
    const age = Date.now() - kept.since;
    return age >= 0 ? FRESH_MS - age : 0; // less than nothing: the clock was set back
  };
  return {
    get(kind, base, token = "") {
      const key = `${kind} ${base} ${token}`;
      if (kept?.key !== key || left() <= 0) {
        const options = fetchOptions(kind, base, token);
        const own = { key, since: Date.now(), options };
        kept = own;
        options.catch(() => {
          if (kept === own) kept = undefined;
        });
      }
      return kept.options;
    },
    forget() {
      kept = undefined;
    },
    left,
  };
}

async function fetchOptions(kind: Kind, base: string, token: string): Promise<PlainObject> {
  const { data } =
    kind === "login"
      ? await askAccounts(base, "generateLoginRequest", { domain: location.hostname })
      : await askAccounts(base, "generateRegisterRequest", token);
  try {
    const all = unwrap(typeof data === "string" ? parseJson(data) : data);
    // Some services return the options without the `publicKey` wrapper.
    const options = isPlainObject(all) && isPlainObject(all.publicKey) ? all.publicKey : all;
    if (isPlainObject(options) && options.challenge) return options;
  } catch (error) {
    throw new PasskeyDataBroken(error);
  }
  throw new PasskeyDataBroken();
}
