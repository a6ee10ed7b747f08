/** Chunk `page-mistakes`: tells theme designers about mistakes of a page that works, or that works only in part. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { Boot } from "../contracts/boot";
import { warnAboutMarkup } from "../islands/warn-about-markup";
import { warnOfNeighbours } from "./neighbours";

/** Rejects when a chunk with further checks cannot be loaded now. The next call tries again. */
export async function explainMistakes(boot: Boot): Promise<void> {
  warnOfNeighbours(boot);
  warnAboutMarkup(boot);
  await warnAboutConfig(boot);
}
