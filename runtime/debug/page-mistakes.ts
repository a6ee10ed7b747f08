/** Chunk `page-mistakes`: warns theme designers about mistakes in configuration, markup and page scripts. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { Boot } from "../contracts/boot";
import { warnAboutMarkup } from "../islands/warn-about-markup";
import { warnAboutNameConflicts } from "./name-conflicts";

export function explainMistakes(boot: Boot): void {
  warnAboutNameConflicts(boot);
  warnAboutMarkup(boot);
  warnAboutConfig(boot);
}
