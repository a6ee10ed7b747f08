/** Reads get.php's answer: whatever it holds, each block that was asked for gets a result of its own (bar R1). */

import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { getPath, isBag } from "../base/values";
import type { BlockName } from "../contracts/blocks";

export type BlockAnswers = ReadonlyMap<BlockName, Result<unknown>>;

export function parseAnswer(answer: Result<string>, blocks: readonly BlockName[]): BlockAnswers {
  const body = answer.ok ? parseJson(answer.data) : undefined;
  return new Map(
    blocks.map((block) => {
      if (!answer.ok) return [block, answer];
      if (isBag(body) && !Object.hasOwn(body, block)) return [block, fault("absent")];
      return [block, holds(getPath(body, block, "response")) ? done(getPath(body, block)) : fault("format")];
    }),
  );
}

/** PHP writes an object without keys as an empty list: an empty block (ruling 29). */
const holds = (response: unknown): boolean =>
  isBag(response) || (Array.isArray(response) && !response.length);
