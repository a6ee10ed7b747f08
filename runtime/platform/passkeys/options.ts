/**
 * The options of a ceremony, fetched ahead of the press: some browsers want the shopper's gesture, which waiting for an
 * answer would use up. The service remembers one challenge of a visitor, so one set is kept: the latest.
 */
import { parseJson } from "../../ground/json";
import { type Bag, isBag } from "../../ground/values";
import { askAccounts } from "./accounts";
import { unwrap } from "./encoding";
import { PasskeyDataBroken } from "./errors";

/** Services forget a challenge after about five minutes. */
const FRESH_MS = 4 * 60_000;

/** What they are for. */
export interface Wanted {
  readonly kind: "login" | "register";
  readonly base: string;
  /** What the request says: the token, or the domain. */
  readonly sent: string | Readonly<Record<string, string>>;
}

export interface KeptOptions {
  /** Those at hand while they are fresh, else new ones. @throws PasskeyError */
  get(wanted: Wanted): Promise<Bag>;
  /** Their challenge is used up. */
  forget(): void;
  /** Milliseconds until those at hand are too old. */
  left(): number;
}

export function keepOptions(): KeptOptions {
  let kept: { key: string; until: number; options: Promise<Bag> } | undefined;
  const left = () => (kept ? kept.until - Date.now() : 0);
  return {
    get({ kind, base, sent }) {
      const key = kind + base + JSON.stringify(sent);
      if (kept?.key !== key || left() <= 0) {
        const options = fetchOptions(kind, base, sent);
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

async function fetchOptions(kind: Wanted["kind"], base: string, sent: Wanted["sent"]): Promise<Bag> {
  const call = kind === "login" ? "generateLoginRequest" : "generateRegisterRequest";
  const { data } = await askAccounts(base, call, sent);
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
