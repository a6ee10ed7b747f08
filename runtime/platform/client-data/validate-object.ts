import type { CheckClientData, ClientCheck } from "./client-data";

const kinds = ["firstname", "lastname", "firm", "nip", "street", "zipcode", "city", "phone", "email"];

/**
 * Validates a whole object, an address for example, in one batch (spec §5, contract B a.8). Keys: firstname,
 * lastname, firm, nip, street with streetNumber, zipcode, city, phone, email, region.
 * @param required keys that must not be empty; a key that the object does not have is not looked at
 * @returns false when a required key is empty or the server finds something wrong; true also without an answer
 */
export async function validateObject(
  check: CheckClientData,
  object: unknown,
  required: unknown,
): Promise<boolean> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(object ?? {}))
    values.set(key, value === null || value === undefined ? "" : String(value));
  const mandatory: readonly unknown[] = Array.isArray(required) ? required : [];
  if (mandatory.some((key) => values.get(String(key)) === "")) return false;

  const country = values.get("region");
  const checks = kinds.flatMap((type): ClientCheck[] => {
    const own = values.get(type);
    if (!own) return [];
    const value = type === "street" ? `${own} ${values.get("streetNumber") ?? ""}` : own;
    return [{ id: type, type, value, country }];
  });
  const verdicts = checks.length ? await check(checks) : [];
  return verdicts.every((verdict) => !verdict?.messages.length);
}
