/** Lists the hosts of the page, and elements whose island is unknown or switched off. */
import type { Boot } from "../contracts/boot";
import type { Row } from "../contracts/hosts";
import { findHosts, namesIn, presetFor } from "../islands/discovery";

/** Why an element with a marker, or of the preset, has no island. */
export type Reason = "switched off" | "unknown";

export interface WithoutIsland {
  readonly host: HTMLElement;
  readonly name: string;
  readonly reason: Reason;
}

/** Markers and elements of the preset whose island is unknown, or switched off by the configuration or a switch file. */
export function withoutIsland(boot: Boot): WithoutIsland[] {
  const { isOn, hasPreset, islands } = boot.hostSettings();
  const isOff = (name: string) => !isOn || islands[name] === false;
  const rows: Row[] = hasPreset ? boot.rows.filter(({ name }) => isOff(name)) : [];
  const found = findHosts(document, presetFor(rows, boot.store.getState().page.type));
  return [...found].flatMap(([host, marks]) =>
    namesIn(marks)
      .filter((name) => !boot.hosts.get(host)?.has(name))
      .flatMap((name): WithoutIsland[] => {
        if (!boot.row(name)) return [{ host, name, reason: "unknown" }];
        return isOff(name) ? [{ host, name, reason: "switched off" }] : [];
      }),
  );
}
