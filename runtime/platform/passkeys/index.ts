/**
 * Signing in by passkeys (spec §4, contract B e): the one module that speaks with the accounts service. A chunk of its own.
 *
 *   login      options ──► the device signs ──► login.php ──► loginToken ──► the shop's session ──► `signedIn`
 *   register   options ──► the device makes a passkey ──► register.php
 */
import type { AuthenticationResponseJSON } from "@github/webauthn-json/browser-ponyfill";
import type { ShopConfig } from "../../config/config";
import { pageGlobals } from "../../config/explicit-config";
import { bag, dig } from "../../ground/values";
import type { Platform } from "../contract";
import { accountsBase, askAccounts } from "./accounts";
import type { PasskeyOptions, Passkeys, PasskeysFor, SignedIn } from "./contract";
import { PasskeyInputMissing, PasskeyRefused, PasskeyServerRefusal, PasskeyUnsupported } from "./errors";
import { exchangeToken } from "./exchange-token";
import { type OneAtATime, oneAtATime } from "./one-at-a-time";
import { type KeptOptions, keepOptions, type Wanted } from "./options";
import { assertionOf, attestationOf } from "./payloads";
import { askForPasskey, makePasskey } from "./sheet";
import { canSuggest, suggest } from "./suggest";
import { isSupported } from "./support";

export interface PasskeyNeeds {
  shop(): ShopConfig;
  readonly graphql: Platform["graphql"];
  readonly signedIn: Platform["signedIn"];
}

/** Made once for a page: whoever of it asks, one ceremony goes on at a time. */
export function makePasskeys(needs: PasskeyNeeds): PasskeysFor {
  const turns = oneAtATime();
  const options = keepOptions();
  return (own = {}) => passkeysFor(needs, own, turns, options);
}

function passkeysFor(
  { shop, graphql, signedIn }: PasskeyNeeds,
  own: PasskeyOptions,
  turns: OneAtATime,
  options: KeptOptions,
): Passkeys {
  const domain = location.hostname;
  const base = () =>
    accountsBase(own.accountsUrl, shop().accountsUrl, dig(pageGlobals(), "vars", "IAIAccountsUrl"));
  const supported = () => isSupported({ ...shop().passkeys, ...own.switches });
  const optionsFor = (kind: Wanted["kind"], token = "") =>
    options.get({ kind, base: base(), sent: kind === "login" ? { domain } : token });
  /** Begins a ceremony: gives what the device needs, where it can. */
  const begin = async (signal: AbortSignal, kind: Wanted["kind"], token?: string) => {
    if (!(await supported())) throw new PasskeyUnsupported();
    return Promise.race([optionsFor(kind, token), end(signal)]);
  };
  /** What follows once the device has signed. */
  const finish = async (signed: AuthenticationResponseJSON, signal: AbortSignal): Promise<SignedIn> => {
    options.forget();
    const answer = await askAccounts(base(), "login", assertionOf(signed, domain), signal);
    if (answer.status !== "success") throw new PasskeyServerRefusal(answer.ms);
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
        () => false, // the press asks again
      );
    },
    login: ({ signal } = {}) =>
      turns.run("login", signal, async (ceremony) => {
        const publicKey = await begin(ceremony.signal, "login");
        return finish(await askForPasskey(publicKey, ceremony.signal), ceremony.signal);
      }),
    register: (input, { signal } = {}) => {
      const { userLogin, authorizeToken } = bag(input);
      return turns.run(`${userLogin} ${authorizeToken}`, signal, async (ceremony) => {
        if (!(await supported())) throw new PasskeyUnsupported();
        if (!userLogin) throw new PasskeyInputMissing("userLogin");
        if (!authorizeToken) throw new PasskeyInputMissing("authorizeToken");
        const publicKey = await begin(ceremony.signal, "register", String(authorizeToken));
        const made = await makePasskey(publicKey, ceremony.signal);
        options.forget();
        const sent = attestationOf(made, String(userLogin), domain);
        const { status, errorMsg } = await askAccounts(base(), "register", sent, ceremony.signal);
        if (status !== "success") throw new PasskeyServerRefusal(errorMsg);
      });
    },
    async autofill({ signal }) {
      if (!(await canSuggest()) || !(await supported())) return null;
      let hasChosen = false;
      const work = async (ceremony: { aim: string; signal: AbortSignal }) => {
        const fetched = () => Promise.race([optionsFor("login"), end(ceremony.signal)]);
        const signed = await suggest(fetched, options, ceremony.signal);
        hasChosen = true;
        ceremony.aim = "login"; // a press from now on shares it
        return finish(signed, ceremony.signal);
      };
      try {
        return await turns.run("autofill", signal, work, true);
      } catch (error) {
        if (hasChosen && !(error instanceof PasskeyRefused)) throw error;
        return null; // nobody has asked for anything yet
      }
    },
  };
}

/** Rejects once the signal is aborted. */
const end = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new PasskeyRefused())));
