/** Error classes that passkey calls reject with, one per kind, with the specified messages (contract B e). */
import type { PasskeyError, PasskeyFault } from "../../contracts/passkeys";

abstract class Failure extends Error implements PasskeyError {
  abstract readonly kind: PasskeyFault;
}

/** The browser, the device or the shop's switches do not allow passkeys. */
export class PasskeyUnsupported extends Failure {
  override name = "PasskeyUnsupported";
  readonly kind = "unsupported";
  /** Pages test the code to distinguish it from failures, for which they show a message. */
  readonly code = 1;
  constructor() {
    super("Browser not supported.");
  }
}

/** A part of `register`'s input is missing. */
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

/** The service's response, or the options in it, cannot be read. */
export class PasskeyDataBroken extends Failure {
  override name = "PasskeyDataBroken";
  readonly kind = "data";
  constructor(cause?: unknown) {
    super("Failed to retrieve data.", { cause });
  }
}

/** The accounts service refuses, usually with a message. */
export class PasskeyServerRefusal extends Failure {
  override name = "PasskeyServerRefusal";
  readonly kind = "server";
  /** @param candidates for the message: the first non-empty string counts */
  constructor(...candidates: readonly unknown[]) {
    super(
      candidates.find((one): one is string => typeof one === "string" && !!one) ?? "Unknown error occured.",
    );
  }
}

/** The login token is missing, or the shop does not accept it. */
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

/** No response arrived before the deadline. */
export class PasskeyConnectionError extends Failure {
  override name = "PasskeyConnectionError";
  readonly kind = "connection";
  constructor(url: string, cause?: unknown) {
    super(`A connection error occurred. It was not possible to retrieve data from ${url}`, { cause });
  }
}

/**
 * The shopper or the caller cancelled. This is not a fault, so no message is shown, unless the browser refused sooner
 * than a person could.
 */
export class PasskeyRefused extends Failure {
  override name = "PasskeyRefused";
  readonly kind = "refused";
  constructor(
    cause?: unknown,
    readonly isAtOnce = false,
  ) {
    super("Refused.", { cause });
  }
}
