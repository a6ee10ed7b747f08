/** Chunk `page-check`: what theme designers read about a page that works, or that works only in part. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { App } from "../contracts/app";
import { warnAboutMarkup } from "../islands/warn-about-markup";
import { warnOfNeighbours } from "./neighbours";

/** Rejects when a chunk with further checks cannot be loaded now. */
export async function checkPage({ boot }: App): Promise<void> {
  warnOfNeighbours(boot);
  warnAboutMarkup(boot);
  await warnAboutConfig(boot);
}
