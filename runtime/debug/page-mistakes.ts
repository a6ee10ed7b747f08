/** Chunk `page-mistakes`: warns theme designers about mistakes in configuration, markup and page scripts. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { Boot } from "../contracts/boot";
import { warnAboutMarkup } from "../islands/warn-about-markup";
import { warnAboutNameConflicts } from "./name-conflicts";

/** Rejects when a chunk with further checks cannot be loaded now. The next call tries again. */
export async function explainMistakes(boot: Boot): Promise<void> {
  warnAboutNameConflicts(boot);
  warnAboutMarkup(boot);
  await warnAboutConfig(boot);
}
