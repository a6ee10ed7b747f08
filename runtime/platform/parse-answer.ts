/** Reads get.php's answer: whatever it holds, each block that was asked for gets a result of its own (bar R1). */
import type { BlockName } from "./blocks";
import { done, fault, type Result } from "./result";

export type BlockAnswers = ReadonlyMap<BlockName, Result<unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parses JSON as servers send it, a byte-order mark included; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

export function parseAnswer(answer: Result<string>, blocks: readonly BlockName[]): BlockAnswers {
  const body = answer.ok ? parseJson(answer.data) : undefined;
  return new Map(
    blocks.map((block) => {
      if (!answer.ok) return [block, answer];
      if (isObject(body) && !Object.hasOwn(body, block)) return [block, fault("absent")];
      const own = isObject(body) ? body[block] : undefined;
      const good = isObject(own) && isObject(own.response);
      return [block, good ? done(own) : fault("format")];
    }),
  );
}
