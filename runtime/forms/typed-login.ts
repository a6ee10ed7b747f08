/**
 * Carries a typed e-mail from a form to the page for signing in. The session's storage keeps it, because others could
 * read it in the address. Islands bundle their own copies of this file.
 */
import type { SafeStorage } from "../base/storage";

export const TYPED_LOGIN = "wyspa-typed-login";

export const keepLogin = (storage: SafeStorage, login: string): void => void storage.set(TYPED_LOGIN, login);

/** The kept e-mail, once. */
export function takeLogin(storage: SafeStorage): string {
  const login = storage.get(TYPED_LOGIN);
  if (login) storage.remove(TYPED_LOGIN);
  return login ?? "";
}
