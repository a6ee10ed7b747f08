/**
 * Says whose fault an error is that nobody caught: handlers, promises and timers of islands reach only the
 * window. The files in the stack tell; errors of other scripts are none of our business (bar H1).
 */
import type { Kernel } from "../kernel";
import type { Phase } from "./contract";

/** The island in whose own chunk an error arose; `""` = our runtime; null = not our code. */
export function islandIn(stack: string, base: string, owners: ReadonlyMap<string, string>): string | null {
  const files = stack.split("\n").flatMap((line) => {
    const at = line.indexOf(base);
    return at < 0 ? [] : [line.slice(at + base.length).replace(/[?:)].*$/, "")];
  });
  return files.length ? (files.map((file) => owners.get(file)).find(Boolean) ?? "") : null;
}

/** Listens for what escaped and passes on what is ours. */
export function attributeErrors(
  { chunks, script }: Kernel,
  found: (island: string, phase: Phase, error: unknown) => void,
): void {
  const owners = new Map<string, string>();
  for (const key of chunks.keys) {
    const [file] = chunks.files(key);
    if (file && key !== "core" && key !== "transport") owners.set(file, key.replace(/\/.*/, ""));
  }
  const look = (error: unknown, phase: Phase) => {
    const island = error instanceof Error ? islandIn(error.stack ?? "", script.base, owners) : null;
    if (island !== null) found(island, phase, error);
  };
  addEventListener("error", ({ error }) => look(error, "handler"));
  addEventListener("unhandledrejection", ({ reason }) => look(reason, "async"));
}
