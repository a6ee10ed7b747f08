/** Reads get.php's answer: whatever it holds, each block that was asked for gets a result of its own (bar R1). */
import type { BlockName } from "./blocks";
import { isBag, parseJson } from "./json";
import { done, fault, type Result } from "./result";

export type BlockAnswers = ReadonlyMap<BlockName, Result<unknown>>;

export function parseAnswer(answer: Result<string>, blocks: readonly BlockName[]): BlockAnswers {
  const body = answer.ok ? parseJson(answer.data) : undefined;
  return new Map(
    blocks.map((block) => {
      if (!answer.ok) return [block, answer];
      if (isBag(body) && !Object.hasOwn(body, block)) return [block, fault("absent")];
      const own = isBag(body) ? body[block] : undefined;
      const good = isBag(own) && isBag(own.response);
      return [block, good ? done(own) : fault("format")];
    }),
  );
}
