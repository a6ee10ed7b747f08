/** `Alertek` of the old bundle over the page's alert box (contract A 13). */
import type { CompatNeeds } from "./needs";
import { wordsOf } from "./words";

export function makeAlertek({ ui, announce }: CompatNeeds) {
  const start = (said: unknown, className?: unknown, ms?: unknown) => {
    const words = wordsOf(said);
    const [type] = /info|warning|error|success|sr-only/.exec(String(className).toLowerCase()) ?? [];
    if (!words) return;
    if (type === "sr-only") announce(words);
    else ui.alert(words, { type: type as "info" | undefined, ms: Number(ms) || undefined });
  };
  const as = (type: string) => (said: unknown, ms?: unknown) => start(said, type, ms);
  const end = () => document.querySelector<HTMLElement>("#alert_cover .alertek__close")?.click();
  return {
    Start: start,
    Info: as("info"),
    Warning: as("warning"),
    Error: as("error"),
    Success: as("success"),
    SrOnly: as("sr-only"),
    show_alert: as(""),
    End: end,
    hide_alert: end,
  };
}
