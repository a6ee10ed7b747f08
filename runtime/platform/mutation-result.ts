/** Reads the outcome of a GraphQL mutation. */
import { done, fault, type Result } from "../base/result";
import { getPath, type PlainObject } from "../base/values";

/** The answer's only field, or a `refused` fault when its status is not `success`. */
export function mutationResult(answer: Result<PlainObject>): Result<unknown> {
  if (!answer.ok) return answer;
  const [field] = Object.values(answer.data);
  const status = getPath(field, "status");
  if (status === "success") return done(field);
  return fault(typeof status === "string" ? "refused" : "format");
}

/**
 * Whether the outcome of a change is unknown, because no answer or no usable answer came. A refusal is a known
 * outcome.
 */
export const isUnclear = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.kind !== "graphql" && answer.kind !== "refused" && (answer.status ?? 500) >= 500;

/** Whether the shop may have carried out a change all the same. Offline, the request has not left the device. */
export const mayBeDone = (answer: Result<unknown>): boolean => isUnclear(answer) && navigator.onLine;
