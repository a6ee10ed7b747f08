/** Describes an error to shoppers in their language, with the service's own reason where it gives one. */
import { getPath } from "../../runtime/base/values";
import type { PasskeyFault } from "../../runtime/contracts/passkeys";
import type { PasskeyTranslate, texts } from "./texts";

const keys: Readonly<Record<Exclude<PasskeyFault, "server">, keyof typeof texts>> = {
  refused: "passkey.blocked",
  unsupported: "passkey.unsupported",
  input: "passkey.no-proof",
  data: "passkey.no-data",
  token: "passkey.no-session",
  status: "passkey.status",
  connection: "passkey.connection",
};

/** Reads the property by name and not by class, because the errors come from another chunk. */
export const kindOf = (error: unknown): string => String((error as { kind?: unknown } | null)?.kind ?? "");

export const isRefusal = (error: unknown): boolean => kindOf(error) === "refused";

/** The browser refused before a person could have cancelled. */
export const isBlocked = (error: unknown): boolean =>
  isRefusal(error) && (error as { isAtOnce?: unknown }).isAtOnce === true;

/** The device has this passkey already. */
export const isKnownKey = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "InvalidStateError";

export function messageFor(error: unknown, t: PasskeyTranslate): string {
  const kind = kindOf(error);
  const reason = error instanceof Error ? error.message : "";
  if (kind === "server" && reason && reason !== "Unknown error occured.")
    return t("passkey.refused-because", { reason });
  const key = getPath(keys, kind) as keyof typeof texts | undefined;
  const status = Number((error as { status?: unknown } | null)?.status) || "";
  return t(key ?? "passkey.failed", { status });
}
