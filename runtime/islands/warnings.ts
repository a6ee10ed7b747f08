/** What the theme designer is told in the console: once for each matter, with what to change (design §2). */
import type { Kernel } from "../contracts/boot";

export interface Warnings {
  say(host: Element, message: string): void;
  /** The markers that the entry found and no island answers to. */
  sayUnknown(): void;
}

export function makeWarnings(kernel: Kernel): Warnings {
  const said = new Set<string>();

  const say = (host: Element, message: string): void => {
    if (said.has(message)) return;
    said.add(message);
    console?.warn(`wyspa: ${message}`, host);
  };

  return {
    say,
    sayUnknown(): void {
      // A theme may define its islands just after the scan: only what is unknown at the end of the turn counts.
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
