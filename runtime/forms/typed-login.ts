/**
 * Carries a typed e-mail from a form to the page for signing in. The session's storage keeps it, because others could
 * read it in the address. Islands bundle their own copies of this file.
 */
import type { SafeStorage } from "../base/storage";

const KEY = "wyspa-typed-login";

export const keepLogin = (storage: SafeStorage, login: string): void => void storage.set(KEY, login);

/** The kept e-mail, once. */
export function takeLogin(storage: SafeStorage): string {
  const login = storage.get(KEY);
  if (login) storage.remove(KEY);
  return login ?? "";
}
