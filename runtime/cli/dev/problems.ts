/** Build errors as lines for the terminal and the page, each with the contributor's file. */
import type { BuildFailure, Message } from "esbuild";
import { messageOf } from "../message-of";

const isFailure = (error: unknown): error is BuildFailure =>
  error instanceof Error && Array.isArray((error as Partial<BuildFailure>).errors);

const lineOf = ({ text, location }: Message): string =>
  location
    ? `${location.file}:${location.line}:${location.column + 1}: ${text}\n    ${location.lineText.trim()}`
    : text;

/** One text for each mistake. */
export const problemsIn = (error: unknown): string[] =>
  isFailure(error) ? error.errors.map(lineOf) : [messageOf(error)];
