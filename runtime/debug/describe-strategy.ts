/** Describes when an island starts. */
import type { Instance } from "../contracts/hosts";
import { strategyOf } from "../islands/strategies";

const WORDS: Readonly<Record<string, string>> = {
  load: "starts at once",
  idle: "starts when the browser is idle",
  visible: "starts near the window",
  interaction: "starts at the first touch",
  "interaction or scroll": "starts at the first touch or scroll",
  never: "starts when it has something to show",
};

export function describeStrategy(instance: Pick<Instance, "host" | "row">): string {
  const { name, option } = strategyOf(instance);
  return WORDS[`${name} ${option}`.trim()] ?? WORDS[name] ?? `starts when ${option} matches`;
}
