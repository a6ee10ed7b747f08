/** Removes old versions. Open and cached pages request the files of a version for a while after it was replaced. */
import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { channels, versionOn } from "./channels";
import { versionsIn } from "./versions";

/** Days for which the files of a replaced version must answer. */
export const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * Removes the versions that no channel has run for 30 days.
 * @param kept versions that pages pin
 * @returns the removed versions
 */
export function prune(to: string, kept: readonly string[], now = Date.now()): readonly string[] {
  const running = channels.map((channel) => versionOn(to, channel));
  const old = versionsIn(to).filter(
    (version) =>
      ![...running, ...kept].includes(version) && now - statSync(join(to, version)).mtimeMs > DAYS * DAY_MS,
  );
  for (const version of old) rmSync(join(to, version), { recursive: true });
  return old;
}
