/** Warns the theme designer in the console, once for each matter, with the change to make. */
import type { Boot } from "../contracts/boot";

export interface Warnings {
  say(host: Element, message: string): void;
  /** Warns about markers that the entry found and that have no island. */
  sayUnknown(): void;
}

export function makeWarnings(boot: Boot): Warnings {
  const warned = new Set<string>();

  const say = (host: Element, message: string): void => {
    if (warned.has(message)) return;
    warned.add(message);
    console?.warn(`wyspa: ${message}`, host);
  };

  return {
    say,
    sayUnknown(): void {
      // A theme may define its islands just after the scan: only markers still unknown at the end of the turn count.
      for (const { host, name } of boot.unknown.splice(0)) {
        if (boot.row(name)) continue;
        const names = [...boot.rows.map((row) => row.name), ...boot.defined.keys()].sort();
        say(
          host,
          `data-island="${name}" is no island; the server's HTML stays. Valid names: ${names.join(", ")}.`,
        );
      }
    },
  };
}
