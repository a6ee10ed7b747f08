/** A shopper's own data, checked by the platform: what is asked and what comes back (spec §5, §7.1, §7.2). */

/** Kinds of data that the platform checks, as templates write them in `data-graphql`. */
export type ClientDataType =
  | "firstname"
  | "lastname"
  | "city"
  | "firm"
  | "additional"
  | "nip"
  | "street"
  | "zipcode"
  | "phone"
  | "email"
  | "birthdate"
  | "login"
  | "password"
  | "iban";

/** One value to be checked. */
export interface ClientCheck {
  /** The field's id: the name of its answer in a batch where that is a valid and unique one (ruling 10). */
  readonly id: string;
  /** A type that the platform does not check is accepted as it is. */
  readonly type: ClientDataType | (string & {});
  /** As it is sent: a street with its house number, a phone with its prefix. */
  readonly value: string;
  /** A region code (ruling 5); anything else is left out. For nip, street, zipcode and phone. */
  readonly country?: string | undefined;
  /** The password that goes with a login, or the login that goes with a password. */
  readonly other?: string | undefined;
}

export interface ServerMessage {
  readonly code: string;
  /** The server's own words: text, never markup. May be empty. */
  readonly message: string;
}

export interface Verdict {
  /** Nothing is wrong when there is none. Only the first one's code counts. */
  readonly messages: readonly ServerMessage[];
  /** The shop has an account of this e-mail. Only for e-mails. */
  readonly clientExists?: boolean;
  /** The free login that the platform proposes instead of a taken one, where it does. */
  readonly proposedLogin?: string;
}

export interface ClientCheckOptions {
  /** A newer check of the same group aborts the older one. */
  readonly group?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds until there is no result. */
  readonly deadline?: number;
}

/**
 * Checks values: all in one request, each IBAN by its own. One verdict per check, in their order; null = no
 * result, for whatever reason (ruling 6). Never rejects.
 */
export type CheckClientData = (
  checks: readonly ClientCheck[],
  options?: ClientCheckOptions,
) => Promise<readonly (Verdict | null)[]>;
