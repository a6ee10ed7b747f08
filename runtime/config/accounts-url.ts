/** Decides which addresses of the passkeys' accounts service may receive credentials. */

/**
 * Accepts https, and http on localhost. A relative address is refused.
 * @returns the address without query and with a trailing slash; `null` when it is refused
 */
export function safeAccountsUrl(address: string): string | null {
  try {
    const { protocol, hostname, username, origin, pathname } = new URL(address);
    const isOwnMachine = protocol === "http:" && /(^|\.)localhost$/.test(hostname);
    if ((protocol === "https:" || isOwnMachine) && !username) return origin + pathname.replace(/\/?$/, "/");
  } catch {
    // a path, or not a URL
  }
  return null;
}

/** The check of the configuration and the passkey button use the same sentence, so that it is shown once. */
export const refusedAccountsUrl = (address: string): string =>
  `Passkeys are off, because the accounts service's address "${address}" does not begin with https://. Change "accountsUrl" in the configuration, or app_shop.vars.IAIAccountsUrl.`;
