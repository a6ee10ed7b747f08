import { warn } from "../base/console";

const KEY = Symbol.for("wyspa.version");

/**
 * Makes the first copy of the script the page's only runtime. A second copy of the same version is silent; copies of
 * another version warn once. None of them mounts anything.
 * @returns whether this copy is the first
 */
export function claimPage(version: string): boolean {
  const page = window as unknown as Record<symbol, string | undefined>;
  const running = page[KEY];
  const seen = Symbol.for(`wyspa ${version}`);
  page[KEY] ??= version;
  if (running && !page[seen]) warn(`version ${running} runs. Remove version ${version}.`);
  page[seen] = version;
  return !running;
}
