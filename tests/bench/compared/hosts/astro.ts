/** Extracts Astro's client code from its npm package, because the project does not install Astro. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { scratch } from "../../lab/paths";

export const astroVersion = "7.3.5";
/** The registry's checksum of this version; a package with another checksum is refused. */
const integrity =
  "sha512-1p/ernaq/RuESbM5NMjWzbO6SiebMGrGcYlGjMfBhzzgM+n/X7AUmVyw8BqW2QYCdivpsHwJBcD1fqmlTZjZHg==";

const cache = join(scratch, `astro-${astroVersion}`);
const runtime = "package/dist/runtime";
const island = `${runtime}/server/astro-island.prebuilt.js`;
const load = `${runtime}/client/load.prebuilt.js`;

export interface AstroScripts {
  /** The element `<astro-island>`. */
  readonly island: string;
  /** The directive `client:load`. */
  readonly load: string;
}

/** @returns `null` when the package cannot be downloaded; the bench then runs without it */
export async function astroScripts(): Promise<AstroScripts | null> {
  try {
    if (!existsSync(join(cache, load))) download();
    const text = async (file: string): Promise<string> =>
      (await import(pathToFileURL(join(cache, file)).href)).default;
    return { island: await text(island), load: await text(load) };
  } catch (error) {
    console.log(`   note  no astro@${astroVersion}: ${String(error).split("\n")[0]}`);
    return null;
  }
}

function download(): void {
  mkdirSync(cache, { recursive: true });
  const pack = ["pack", `astro@${astroVersion}`, "--json", "--ignore-scripts"];
  const answer = execFileSync("npm", pack, {
    cwd: cache,
    encoding: "utf8",
    timeout: 60_000,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [packed] = JSON.parse(answer) as { filename: string; integrity: string }[];
  if (!packed || packed.integrity !== integrity) throw new Error("the package is not the one that is known");
  execFileSync("tar", ["-xzf", packed.filename, island, load], { cwd: cache });
}
