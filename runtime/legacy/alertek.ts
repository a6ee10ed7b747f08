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
  const nothing = () => {};
  /** Shows the alert that waits for its links: without them when a newer one comes, so that they keep their order. */
  let showPending: (content?: Node) => void = nothing;
  const start = async (message: unknown, className?: unknown, ms?: unknown) => {
    const words = wordsOf(message);
    const [type] = /info|warning|error|success|sr-only/.exec(String(className).toLowerCase()) ?? [];
    if (!words) return;
    if (type === "sr-only") return announce(words);
    /** Without content, the alert shows its text only. */
    const show = (content?: Node) => {
      showPending = nothing;
      ui.alert(words, { type: type as "info" | undefined, ms: Number(ms) || undefined, content });
    };
    showPending();
    if (typeof message !== "string" || !LINKED.test(message)) return show();
    showPending = show;
    const content = await linked(message).catch(() => undefined);
    if (showPending === show) show(content);
  };
  const as = (type: string) => (message: unknown, ms?: unknown) => void start(message, type, ms);
  const end = () => {
    showPending = nothing;
    document.querySelector<HTMLElement>("#alert_cover .alertek__close")?.click();
  };
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
