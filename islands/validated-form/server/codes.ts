import { serverTexts } from "./code-texts";

/** The text of a code of the server, or null where the catalogue does not have it. */
export const serverText = (code: string): string | null =>
  Object.hasOwn(serverTexts, code) ? (serverTexts[code] ?? null) : null;
