/** Warns the theme designer in the console, once for each matter, with the change to make. */
import type { Kernel } from "../contracts/boot";

export interface Warnings {
  say(host: Element, message: string): void;
  /** Warns about markers that the entry found and that have no island. */
  sayUnknown(): void;
}

export function makeWarnings(kernel: Kernel): Warnings {
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
      for (const { host, name } of kernel.unknown.splice(0)) {
        if (kernel.row(name)) continue;
        const names = [...kernel.rows.map((row) => row.name), ...kernel.defined.keys()].sort();
        say(
          host,
          `data-island="${name}" is no island; the server's HTML stays. Valid names: ${names.join(", ")}.`,
        );
      }
    },
  };
}
