/** What has become of a change that was asked for by GraphQL. */
import { done, fault, type Result } from "../ground/result";
import { type Bag, dig } from "../ground/values";

/** The answer of a document with one change in it: its own field, `refused` where its status says no. */
export function mutationResult(answer: Result<Bag>): Result<unknown> {
  if (!answer.ok) return answer;
  const [field] = Object.values(answer.data);
  const status = dig(field, "status");
  if (status === "success") return done(field);
  return fault(typeof status === "string" ? "refused" : "format");
}

/** Nobody knows whether the change was carried out: no answer came, or none that says so. A refusal is clear. */
export const isUnclear = (answer: Result<unknown>): boolean =>
  !answer.ok && answer.kind !== "graphql" && answer.kind !== "refused" && (answer.status ?? 500) >= 500;
