import { serverTexts } from "./code-texts";

/** The text of a server code, or `null` for an unknown code. */
export const serverText = (code: string): string | null =>
  Object.hasOwn(serverTexts, code) ? (serverTexts[code] ?? null) : null;
