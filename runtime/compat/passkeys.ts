/**
 * Stands for `WebAuthn` until passkeys are built (contract D 11, B e): it says that this browser cannot do it, in the way
 * that pages take for "not supported", and shows nothing. Everything else of quick sign-in goes on. A chunk of its own.
 */
class NotSupported extends Error {
  override name = "NotSupported";
  /** By which pages tell it from a failure, of which they speak. */
  readonly code = 1;
}

class WebAuthn {
  constructor(readonly options: unknown) {}
  checkBrowserSupport = async () => false;
  registration = () => Promise.reject(new NotSupported("WebAuthn"));
  login = () => Promise.reject(new NotSupported("WebAuthn"));
}

/** Called with `new`, and without. */
export const passkeys = (options: unknown) => new WebAuthn(options);
