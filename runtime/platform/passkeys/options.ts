/**
 * The options of a ceremony, fetched ahead of the press: some browsers want the shopper's gesture, which waiting for an
 * answer would use up. The service remembers one challenge of a visitor, so one set is kept: the latest.
 */
import { parseJson } from "../../base/json";
import { isBag, type PlainObject } from "../../base/values";
import { askAccounts } from "./accounts";
import { unwrap } from "./encoding";
import { PasskeyDataBroken } from "./errors";

/** Services forget a challenge after about five minutes. */
const FRESH_MS = 4 * 60_000;

/** What they are for. */
export type Kind = "login" | "register";

export interface KeptOptions {
  /**
   * Those at hand while they are fresh, else new ones.
   * @param base of the accounts service
   * @param token by which somebody may register
   * @throws PasskeyError
   */
  get(kind: Kind, base: string, token?: string): Promise<PlainObject>;
  /** Their challenge is used up. */
  forget(): void;
  /** Milliseconds until those at hand are too old. */
  left(): number;
}

export function keepOptions(): KeptOptions {
  let kept: { key: string; until: number; options: Promise<PlainObject> } | undefined;
  const left = () => (kept ? kept.until - Date.now() : 0);
  return {
    get(kind, base, token = "") {
      const key = `${kind} ${base} ${token}`;
      if (kept?.key !== key || left() <= 0) {
        const options = fetchOptions(kind, base, token);
        const own = { key, until: Date.now() + FRESH_MS, options };
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
    // Some services give the options alone.
    const options = isBag(all) && isBag(all.publicKey) ? all.publicKey : all;
    if (isBag(options) && options.challenge) return options;
  } catch (error) {
    throw new PasskeyDataBroken(error);
  }
  throw new PasskeyDataBroken();
}
