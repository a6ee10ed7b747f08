/** Emulates the old bundle's `Alertek` on top of the page's alert box (contract A 13, D 7). */
import type { Boot } from "../contracts/boot";
import type { LegacyNeeds } from "./needs";
import { wordsOf } from "./words";

/** Classes of links that the shopper needs to continue. */
const LINKED = /alertek__link|errorCodesShow/;

export function makeAlertek({ loader }: Boot, { ui, announce, gate }: LegacyNeeds) {
  const linked = async (message: string) => {
    const [{ linkedWords }, { parsePiece }] = await Promise.all([loader.load("legacy-links"), gate()]);
    return linkedWords(message, parsePiece);
  };
  const start = async (message: unknown, className?: unknown, ms?: unknown) => {
    const words = wordsOf(message);
    const [type] = /info|warning|error|success|sr-only/.exec(String(className).toLowerCase()) ?? [];
    if (!words) return;
    if (type === "sr-only") return announce(words);
    const hasLinks = typeof message === "string" && LINKED.test(message);
    // Without links, the alert shows its text only.
    const content = hasLinks ? await linked(message).catch(() => undefined) : undefined;
    ui.alert(words, { type: type as "info" | undefined, ms: Number(ms) || undefined, content });
  };
  const as = (type: string) => (message: unknown, ms?: unknown) => void start(message, type, ms);
  const end = () => document.querySelector<HTMLElement>("#alert_cover .alertek__close")?.click();
  return {
    /** The id of the alert box; the box runs its own timer. */
    cloudID: "alert_cover",
    alert_timer: null,
    Start: (...args: Parameters<typeof start>) => void start(...args),
    Info: as("info"),
    Warning: as("warning"),
    Error: as("error"),
    Success: as("success"),
    SrOnly: as("sr-only"),
    show_alert: as(""),
    End: end,
    hide_alert: end,
    /** No-op: the box fades in by itself. */
    fadeIn() {},
    fadeOut: end,
  };
}
