/** What follows a login that needed no new page: by a passkey, by its autofill, by an old name. */
import { emit } from "../public/events";

/** @param who what the shop answered */
export type SayWho = (who: { readonly login: string }) => Promise<void>;

/** Never rejects. */
export const sayWho: SayWho = async ({ login }) => {
  emit("wyspa:login", { login });
};
