/** What passkeys reject with: a class for each kind, with the texts of the specification (spec §8, contract B e). */
import type { PasskeyError, PasskeyFault } from "../../contracts/passkeys";

abstract class Failure extends Error implements PasskeyError {
  abstract readonly kind: PasskeyFault;
}

/** Neither this browser, nor this device, nor the shop's switches have it. */
export class PasskeyUnsupported extends Failure {
  override name = "PasskeyUnsupported";
  readonly kind = "unsupported";
  /** By which pages tell it from a failure, of which they speak. */
  readonly code = 1;
  constructor() {
    super("Browser not supported.");
  }
}

/** A part of what `register` needs is missing. */
export class PasskeyInputMissing extends Failure {
  override name = "PasskeyInputMissing";
  readonly kind = "input";
  constructor(part: "userLogin" | "authorizeToken") {
    super(
      part === "userLogin"
        ? '"userLogin" is required.'
        : '"authorizeToken" is required. GraphQL expressCheckoutVerifyOtp > verificationToken.',
    );
  }
}

/** An answer that nobody can read. */
export class PasskeyDataBroken extends Failure {
  override name = "PasskeyDataBroken";
  readonly kind = "data";
  constructor(cause?: unknown) {
    super("Failed to retrieve data.", { cause });
  }
}

/** The accounts service says no, mostly in words of its own. */
export class PasskeyServerRefusal extends Failure {
  override name = "PasskeyServerRefusal";
  readonly kind = "server";
  /** @param said what the answer may hold as its text: the first text counts */
  constructor(...said: readonly unknown[]) {
    super(said.find((one): one is string => typeof one === "string" && !!one) ?? "Unknown error occured.");
  }
}

/** No login token came, or the shop does not sign in by it. */
export class PasskeyTokenInvalid extends Failure {
  override name = "PasskeyTokenInvalid";
  readonly kind = "token";
  constructor() {
    super('"loginToken" is invalid.');
  }
}

export class PasskeyHttpError extends Failure {
  override name = "PasskeyHttpError";
  readonly kind = "status";
  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/** No answer came, or none in time. */
export class PasskeyConnectionError extends Failure {
  override name = "PasskeyConnectionError";
  readonly kind = "connection";
  constructor(url: string, cause?: unknown) {
    super(`A connection error occurred. It was not possible to retrieve data from ${url}`, { cause });
  }
}

/** The shopper said no, or the caller took it back. Nothing has gone wrong, and nothing is said. */
export class PasskeyRefused extends Failure {
  override name = "PasskeyRefused";
  readonly kind = "refused";
  constructor(cause?: unknown) {
    super("Refused.", { cause });
  }
}
