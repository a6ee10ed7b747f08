/** Chunk `page-check`: what theme designers read about a page that works, or that works only in part. */
import { warnAboutConfig } from "../config/warn-about-config";
import type { App } from "../contracts/app";
import { warnOfNeighbours } from "./neighbours";

export function checkPage({ boot }: App): void {
  warnAboutConfig(boot);
  warnOfNeighbours(boot);
}
