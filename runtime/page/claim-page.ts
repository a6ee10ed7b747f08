const KEY = Symbol.for("wyspa.version");
const WARNED = Symbol.for("wyspa.warned");

/**
 * Makes the first copy of the script the page's only runtime. A second copy of the same version is silent; a copy of
 * another version warns once. Neither mounts anything.
 * @returns whether this copy is the first
 */
export function claimPage(version: string): boolean {
  const page = window as unknown as Record<symbol, string | undefined>;
  const running = page[KEY];
  page[KEY] ??= version;
  if (running && running !== version && !page[WARNED]) {
    page[WARNED] = version;
    console?.warn(`wyspa ${running} runs: remove the tag of ${version}`);
  }
  return !running;
}
