import type { Mode } from "../../runtime/calendar/rules";
import type { Translate } from "../../runtime/contracts/texts";
import type { Text } from "./texts";

/** The format that the field accepts, as text for messages. */
export function formatOf(mode: Mode, hasTime: boolean, t: Translate<Text>): string {
  const day = t("date-picker.format");
  if (mode === "multiple") return `${day}, ${day}`;
  if (mode === "multiple-ranged") return `${day}/${day}`;
  return hasTime ? t("date-picker.format-time") : day;
}
