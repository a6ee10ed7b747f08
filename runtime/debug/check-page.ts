/** Chunk `page-check`: what theme designers read about a page that works, or that works only in part. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { App } from "../contracts/app";
import { warnAboutMarkup } from "../islands/warn-about-markup";
import { followModes } from "./follow-modes";
import { warnOfNeighbours } from "./neighbours";

/** Rejects when a chunk with further checks cannot be loaded now. The next call tries again. */
export async function checkPage(app: App): Promise<void> {
  const { boot } = app;
  followModes(app);
  warnOfNeighbours(boot);
  warnAboutMarkup(boot);
  await warnAboutConfig(boot);
}
