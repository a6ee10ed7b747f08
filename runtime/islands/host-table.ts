/** The table of hosts: which islands stand on which element, and how far each of them is. */
import { setAttr } from "../base/safe-dom";
import type { HostTable } from "../contracts/hosts";

/** Writes the host's `data-island-status`: the bare status for one island, `name:status` for several. */
export function writeStatus(hosts: HostTable, host: Element): void {
  const instances = [...(hosts.get(host)?.values() ?? [])];
  const status =
    instances.length > 1
      ? instances.map(({ row, status }) => `${row.name}:${status}`).join(" ")
      : (instances[0]?.status ?? null);
  setAttr(host, "data-island-status", status);
}
