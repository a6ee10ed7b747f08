/** Reads the files that commands are given. */
import { readFileSync } from "node:fs";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder.",
  EISDIR: "this is a folder, not a file.",
  EACCES: "you have no permission to read it.",
  EPERM: "you have no permission to read it.",
};

/** The encoding that the first two bytes name: PowerShell writes UTF-16. */
const encodingOf = ([first, second]: Buffer) => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
};

/**
 * @param file a path; `null` for the standard input
 * @returns the text, without a byte order mark
 * @throws an error whose message names the file and says why it cannot be read
 */
export function readText(file: string | null): string {
  try {
    const bytes = readFileSync(file ?? 0);
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Error(`${file ?? "the standard input"}: ${reasons[code] ?? message}`);
  }
}
