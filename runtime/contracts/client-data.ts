/** Types for the platform's validation of a shopper's data. */

/** Kinds of data that the platform checks; templates write them in `data-graphql`. */
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

/** One value to check. */
export interface ClientCheck {
  /** The field's id, used as its alias in a batch if it is a valid and unique name (ruling 10). */
  readonly id: string;
  /** Values of a type that the platform does not check are accepted. */
  readonly type: ClientDataType | (string & {});
  /** The value to send: a street with its house number, a phone with its prefix. */
  readonly value: string;
  /** A region code; any other value is omitted (ruling 5). For nip, street, zipcode and phone. */
  readonly country?: string | undefined;
  /** The password for a login, or the login for a password. */
  readonly other?: string | undefined;
}

export interface ServerMessage {
  readonly code: string;
  /** The server's message: text, never markup. May be empty. */
  readonly message: string;
}

export interface Verdict {
  /** Empty when the value is valid. Only the code of the first message counts. */
  readonly messages: readonly ServerMessage[];
  /** The shop has an account with this e-mail. Only for e-mails. */
  readonly clientExists?: boolean;
  /** The free login that the platform proposes when the login is taken, if it proposes one. */
  readonly proposedLogin?: string;
}

export interface ClientCheckOptions {
  /** A newer check aborts the older one of the same group. */
  readonly group?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds after which the check ends without a result. */
  readonly deadline?: number;
}

/**
 * Checks all values in one request, and each IBAN in a separate one. Never rejects.
 * @returns one verdict per check, in the same order; `null` = no result, whatever the reason (ruling 6)
 */
export type CheckClientData = (
  checks: readonly ClientCheck[],
  options?: ClientCheckOptions,
) => Promise<readonly (Verdict | null)[]>;
