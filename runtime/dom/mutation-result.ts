/** What has become of a change that was asked for by GraphQL. */
import { done, fault, type Result } from "../base/result";
import { getPath, type PlainObject } from "../base/values";

/** The answer of a document with one change in it: its own field, `refused` where its status says no. */
export function mutationResult(answer: Result<PlainObject>): Result<unknown> {
  if (!answer.ok) return answer;
  const [field] = Object.values(answer.data);
  const status = getPath(field, "status");
  if (status === "success") return done(field);
  return fault(typeof status === "string" ? "refused" : "format");
}

/** Nobody knows whether the change was carried out: no answer came, or none that says so. A refusal is clear. */
export const isUnclear = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.kind !== "graphql" && answer.kind !== "refused" && (answer.status ?? 500) >= 500;
