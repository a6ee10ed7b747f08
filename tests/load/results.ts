/** Keeps what the load tests measured, for the table in RESULTS.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRecording } from "./measure-scene";
import type { Played } from "./played";

const folder = fileURLToPath(new URL("../.results/load/", import.meta.url));

/** @returns adds a scene's outcome; `npm run load` keeps it in a file, in place of the scene's earlier one */
export function keeperOf(area: string): (played: Played) => void {
  const file = `${folder}${area}.json`;
  return (played) => {
    if (!isRecording) return;
    mkdirSync(folder, { recursive: true });
    const all = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Played[]) : [];
    const at = all.findIndex(({ name }) => name === played.name);
    all[at < 0 ? all.length : at] = played;
    writeFileSync(file, JSON.stringify(all, null, 2));
  };
}
