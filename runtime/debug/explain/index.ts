/**
 * Chunk `explain`: one sentence beside the browser's raw errors that says what a theme designer must change. It is
 * fetched when something has failed. A shopper's lost connection or an aborted request causes no sentence.
 */
import type { Boot } from "../../contracts/boot";
import { explainStorefront } from "./answers";
import { explainFrozen } from "./frozen";
import { explainViolation } from "./violations";

export { explainGraphql } from "./answers";
export { explainFile } from "./files";
export { explainDecision, explainSwitchFile } from "./switches";

/** Explains an error that was reported, or a violation of the page's policy. */
export function explainError(boot: Boot, error: unknown): void {
  if (error instanceof Event) explainViolation(error as SecurityPolicyViolationEvent);
  else if (error instanceof Error && error.name === "StorefrontFault") explainStorefront(boot, error);
  else explainFrozen();
}
