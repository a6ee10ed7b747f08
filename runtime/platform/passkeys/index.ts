/**
 * Chunk `passkeys`: runs sign-in and registration by passkeys, with the accounts service (contract B e).
 *
 *   login      options ──► the device signs ──► login.php ──► loginToken ──► the shop's session ──► `signedIn`
 *   register   options ──► the device makes a passkey ──► register.php
 */
import type { AuthenticationResponseJSON } from "@github/webauthn-json/browser-ponyfill";
import { warnOnce } from "../../base/console";
import { asObject, getPath } from "../../base/values";
import { refusedAccountsUrl } from "../../config/accounts-url";
import { pageGlobals } from "../../config/explicit-config";
import type { ShopConfig } from "../../contracts/config";
import type { PasskeyOptions, Passkeys, PasskeysFor, SignedIn } from "../../contracts/passkeys";
import type { Platform } from "../../contracts/platform";
import { accountsBase, askAccounts, assertionOf, attestationOf } from "./accounts";
import { PasskeyInputMissing, PasskeyRefused, PasskeyServerRefusal, PasskeyUnsupported } from "./errors";
import { exchangeToken } from "./exchange-token";
import { type Ceremony, type OneAtATime, oneAtATime, whileWanted } from "./one-at-a-time";
import { type KeptOptions, type Kind, keepOptions } from "./options";
import { askForPasskey, makePasskey } from "./sheet";
import { canSuggest, suggest } from "./suggest";
import { isSupported } from "./support";

export interface PasskeyNeeds {
  shop(): ShopConfig;
  readonly graphql: Platform["graphql"];
  readonly signedIn: Platform["signedIn"];
}

/** Call once per page: all returned passkeys share one queue, because only one ceremony can run at a time. */
export function makePasskeys(needs: PasskeyNeeds): PasskeysFor {
  const turns = oneAtATime();
  const options = keepOptions();
  return (own = {}) => passkeysFor(needs, own, turns, options);
}

const unsupported = (): never => {
  throw new PasskeyUnsupported();
};

/** Returns the address that receives credentials; `null`, with a warning, when the configured address is refused. */
const addressFor =
  ({ shop }: Pick<PasskeyNeeds, "shop">, { accountsUrl }: PasskeyOptions) =>
  (): string | null =>
    accountsBase(
      [accountsUrl, shop().accountsUrl, getPath(pageGlobals(), "vars", "IAIAccountsUrl")],
      (address) => warnOnce(refusedAccountsUrl(address)),
    );

function passkeysFor(
  { shop, graphql, signedIn }: PasskeyNeeds,
  own: PasskeyOptions,
  turns: OneAtATime,
  options: KeptOptions,
): Passkeys {
  const domain = location.hostname;
  const allowedBase = addressFor({ shop }, own);
  const base = () => allowedBase() ?? unsupported();
  const supported = async () => !!allowedBase() && isSupported({ ...shop().passkeys, ...own.switches });
  const optionsFor = async (kind: Kind, token?: string) => options.get(kind, base(), token);
  const needSupport = async () => {
    if (!(await supported())) unsupported();
  };
  /** The options for the device; rejects when the ceremony is aborted meanwhile. */
  const begin = (signal: AbortSignal, kind: Kind, token?: string) =>
    whileWanted(optionsFor(kind, token), signal);
  /** Drops the options after any outcome but a refusal, because their challenge is used up. */
  const signed = async <Signed>(sheet: Promise<Signed>): Promise<Signed> => {
    let isRefused = false;
    try {
      return await sheet;
    } catch (error) {
      isRefused = error instanceof PasskeyRefused;
      throw error;
    } finally {
      if (!isRefused) options.forget();
    }
  };
  /** Completes a login after the device has signed. */
  const finish = async (made: AuthenticationResponseJSON, signal: AbortSignal): Promise<SignedIn> => {
    const answer = await askAccounts(base(), "login", assertionOf(made, domain), signal);
    if (answer.status !== "success") throw new PasskeyServerRefusal(answer.ms, answer.errorMsg);
    const who = await exchangeToken(answer.loginToken, graphql, shop().graphqlUrl);
    void signedIn(who);
    return who;
  };

  return {
    supported,
    async prepare(kind, token) {
      if ((kind !== "login" && !token) || !(await supported())) return false;
      return optionsFor(kind, token).then(
        () => true,
        () => false, // the click retries
      );
    },
    login: ({ signal } = {}) =>
      turns.run("login", signal, async ({ signal: ended }) => {
        await needSupport();
        const publicKey = await begin(ended, "login");
        return finish(await signed(askForPasskey(publicKey, ended)), ended);
      }),
    register: (input, { signal } = {}) => {
      const { userLogin, authorizeToken } = asObject(input);
      return turns.run(`${userLogin} ${authorizeToken}`, signal, async ({ signal: ended }) => {
        await needSupport();
        if (!userLogin) throw new PasskeyInputMissing("userLogin");
        if (!authorizeToken) throw new PasskeyInputMissing("authorizeToken");
        const publicKey = await begin(ended, "register", String(authorizeToken));
        const made = await signed(makePasskey(publicKey, ended));
        const sent = attestationOf(made, String(userLogin), domain);
        const { status, errorMsg } = await askAccounts(base(), "register", sent, ended);
        if (status !== "success") throw new PasskeyServerRefusal(errorMsg);
      });
    },
    async autofill({ signal }) {
      if (!(await canSuggest()) || !(await supported())) return null;
      let hasChosen = false;
      const work = async (ceremony: Ceremony) => {
        const { signal: ended } = ceremony;
        const made = await signed(suggest(() => begin(ended, "login"), options, ended));
        hasChosen = true;
        ceremony.aim = "login"; // a later click shares this ceremony
        return finish(made, ended);
      };
      try {
        return await turns.run("autofill", signal, work, true);
      } catch (error) {
        if (hasChosen && !(error instanceof PasskeyRefused)) throw error;
        return null; // the shopper has not started anything, so a fault is not shown
      }
    },
  };
}
