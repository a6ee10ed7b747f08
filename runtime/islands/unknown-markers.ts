import { warnOnce } from "../base/console";
import type { Boot } from "../contracts/boot";
import { unknownIsland } from "./markup-mistakes/names";

/** Warns the theme designer about markers that the entry found and that name no island. */
export function warnOfUnknown(boot: Boot): void {
  // A theme may define its islands just after the scan: only markers still unknown at the end of the turn count.
  for (const { host, name } of boot.unknown.splice(0)) {
    if (boot.row(name)) continue;
    const names = [...boot.rows.map((row) => row.name), ...boot.defined.keys()].sort();
    warnOnce(unknownIsland(name, names), host);
  }
}
