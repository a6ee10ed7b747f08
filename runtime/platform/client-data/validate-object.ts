import type { CheckClientData, ClientCheck } from "../../contracts/client-data";

const kinds = ["firstname", "lastname", "firm", "nip", "street", "zipcode", "city", "phone", "email"];

/** Characters of a phone where no country applies; the platform is not asked then (spec §5). */
const PHONE_MIN = 9;

/**
 * Validates a whole object, an address for example, in one batch (spec §5, contract B a.8). Keys: firstname,
 * lastname, firm, nip, street with streetNumber, zipcode, city, phone, email, region.
 * @param required keys that must not be empty
 * @param missing what a required key is that the object does not have: empty, or not looked at, as the old handle's
 *   callers pass one list for persons and companies (ruling 27)
 * @returns false when a required key is empty or the server finds something wrong; true also without an answer
 */
export async function validateObject(
  check: CheckClientData,
  object: unknown,
  required: unknown,
  missing: "empty" | "ignored" = "ignored",
): Promise<boolean> {
  const values = new Map<string, string>();
  for (const [key, value] of Object.entries(object ?? {}))
    values.set(key, value === null || value === undefined ? "" : String(value));
  const mandatory: readonly unknown[] = Array.isArray(required) ? required : [];
  const given = (key: unknown) => values.get(String(key)) ?? (missing === "empty" ? "" : undefined);
  if (mandatory.some((key) => given(key) === "")) return false;

  const country = values.get("region");
  const phone = values.get("phone");
  const isLocal = !!phone && !country?.trim();
  if (isLocal && phone.length < PHONE_MIN) return false;
  const checks = kinds.flatMap((type): ClientCheck[] => {
    const own = values.get(type);
    if (!own || (isLocal && type === "phone")) return [];
    const value = type === "street" ? `${own} ${values.get("streetNumber") ?? ""}` : own;
    return [{ id: type, type, value, country }];
  });
  const verdicts = checks.length ? await check(checks) : [];
  return verdicts.every((verdict) => !verdict?.messages.length);
}
