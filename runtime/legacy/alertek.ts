/** `Alertek` of the old bundle over the page's alert box (contract A 13, D 7). */
import type { Kernel } from "../contracts/boot";
import type { CompatNeeds } from "./needs";
import { wordsOf } from "./words";

/** Marks of links that the shopper needs to go on. */
const LINKED = /alertek__link|errorCodesShow/;

export function makeAlertek({ loader }: Kernel, { ui, announce, gate }: CompatNeeds) {
  const linked = async (said: string) => {
    const [{ linkedWords }, { parsePiece }] = await Promise.all([loader.load("old-links"), gate()]);
    return linkedWords(said, parsePiece);
  };
  const start = async (said: unknown, className?: unknown, ms?: unknown) => {
    const words = wordsOf(said);
    const [type] = /info|warning|error|success|sr-only/.exec(String(className).toLowerCase()) ?? [];
    if (!words) return;
    if (type === "sr-only") return announce(words);
    const hasLinks = typeof said === "string" && LINKED.test(said);
    const content = hasLinks ? await linked(said).catch(() => undefined) : undefined; // the words are there
    ui.alert(words, { type: type as "info" | undefined, ms: Number(ms) || undefined, content });
  };
  const as = (type: string) => (said: unknown, ms?: unknown) => void start(said, type, ms);
  const end = () => document.querySelector<HTMLElement>("#alert_cover .alertek__close")?.click();
  return {
    /** The id of the box, and its timer, which is the box's own. */
    cloudID: "alert_cover",
    alert_timer: null,
    Start: (...said: Parameters<typeof start>) => void start(...said),
    Info: as("info"),
    Warning: as("warning"),
    Error: as("error"),
    Success: as("success"),
    SrOnly: as("sr-only"),
    show_alert: as(""),
    End: end,
    hide_alert: end,
    /** It fades by itself. */
    fadeIn() {},
    fadeOut: end,
  };
}
