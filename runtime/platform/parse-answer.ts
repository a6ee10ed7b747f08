/** Parses get.php's response into one result per requested block, so that one bad block spoils no other (bar R1). */

import { parseJson } from "../base/json";
import { done, fault, type Result } from "../base/result";
import { getPath, isPlainObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";

export type BlockAnswers = ReadonlyMap<BlockName, Result<unknown>>;

export function parseAnswer(answer: Result<string>, blocks: readonly BlockName[]): BlockAnswers {
  const body = answer.ok ? parseJson(answer.data) : undefined;
  return new Map(
    blocks.map((block) => {
      if (!answer.ok) return [block, answer];
      if (isPlainObject(body) && !Object.hasOwn(body, block)) return [block, fault("absent")];
      return [block, holds(getPath(body, block, "response")) ? done(getPath(body, block)) : fault("format")];
    }),
  );
}

/** PHP encodes an object without keys as an empty list, so an empty list is an empty block (ruling 29). */
const holds = (response: unknown): boolean =>
  isPlainObject(response) || (Array.isArray(response) && !response.length);
