/** Entry of the chunk for forms with server checks; it loads while the first field is being filled in. */
import { serverTexts } from "./code-texts";

export { checkOf, findingsOf } from "./rules";
export { serverTexts };

/** The text of a server code, or `null` for an unknown code. */
export const serverText = (code: string): string | null =>
  Object.hasOwn(serverTexts, code) ? (serverTexts[code] ?? null) : null;
