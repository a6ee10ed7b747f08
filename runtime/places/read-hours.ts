/** Reads one day's opening hours as shops and couriers write them, in the nine languages of the product. Pure. */
import { readTyped } from "../base/typed-text";
import { foldLetters } from "../dom/fold-letters";

/** Minutes of the day; the end may lie in a later day. */
export type Span = readonly [from: number, to: number];

const DAY = 1_440;
const WHOLE: readonly Span[] = [[0, DAY]];

/**
 * Only phrases that include the night: "cały dzień" or "ganztägig" may mean a day without a break at noon.
 * Latin letters are folded.
 */
const AROUND_THE_CLOCK =
  /^(?:24 ?\/ ?7(?: ?\/ ?365)?|24 ?h? ?(?:\/|sur) ?24 ?h?|24 ?-?(?:h|hod|godz|godziny?|hours?|hrs?|stunden|std|hodin|heures(?: sur 24)?|ore|de ore|ora|години?|год)(?: ?(?:\/|na) ?dobe)?|calodobow[aoy]|cala dobe|non ?-? ?stop|round the clock|always open|rund um die uhr|neprerzite|nepretrzite|jour et nuit|ejjel ?-? ?nappal|permanent|цілодобово)$/;

const CLOSED =
  /^(?:-+|nieczynn[aey]|zamkniet[aey]|closed|geschlossen|ruhetag|zavreno|zatvoren[aeoy]|fermee?|zarva|inchis[ae]?|зачинено|закрито|вихідний)$/;

/** Words around the hours: `czynne od 8 do 16`, `8 Uhr bis 16 Uhr`. */
const AROUND =
  /(?<!\p{L})(?:od|from|von|de|czynn[aey]|otwart[aey]|open|geoffnet|otevreno|otvorene|ouvert|nyitva|deschis|g|godz|hod|hodin|uhr|ora|відчинено|з|від|год)(?!\p{L})\.?/gu;

const HOUR = String.raw`(\d{1,2})(?:(?: ?[:.h] ?)?([0-5]\d)(?:(?<=[:.h] ?\d\d):[0-5]\d)?)?(?: ?([ap])\.?m\.?(?!\p{L})| ?h(?!\p{L}))?`;
const TO = `(?: ?-+ ?| ?(?:do|to|till|until|bis|az|a|la|pana la|jusqu.?a|до) ?| ?-?tol ?)`;
const SPAN = new RegExp(String.raw`(?<!\d)${HOUR}${TO}${HOUR}(?: ?-?ig)?(?![\d\p{L}])`, "gu");
/** What may lie between two spans. */
const BETWEEN = /^(?:[\s,;/|+&]|(?<!\p{L})(?:i|oraz|and|und|et|es|si|a|та|і)(?!\p{L}))*$/u;

/** @returns the day's spans in order, empty for a closed day; `null` when the text cannot be read */
export function readHours(label: string): readonly Span[] | null {
  // NFKC turns minutes written as superscripts, and full-width colons, into plain signs.
  const plain = inOneLine(foldLetters(readTyped(label.normalize("NFKC"))).replace(/[\s.,;]+$/, ""));
  const hours = inOneLine(plain.replace(AROUND, " "));
  if (!plain || CLOSED.test(hours)) return [];
  if (AROUND_THE_CLOCK.test(plain) || AROUND_THE_CLOCK.test(hours)) return WHOLE;
  const spans: (Span | null)[] = [];
  const rest = hours.replace(SPAN, (_, ...found: (string | undefined)[]) => {
    spans.push(spanOf(found.slice(0, 3), found.slice(3, 6)));
    return ",";
  });
  if (!spans.length || !BETWEEN.test(rest)) return null;
  return spans.every((span) => span !== null) ? joinSpans(spans) : null;
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

type Written = readonly (string | undefined)[];

function spanOf(start: Written, end: Written): Span | null {
  const from = minuteOf(start);
  const written = minuteOf(end);
  if (from === null || written === null || from >= DAY || written > 2 * DAY) return null;
  // `8-10pm` may begin in the morning or in the evening.
  if (!start[2] !== !end[2]) return null;
  // The last minute of a day is how forms without 24:00 write midnight.
  const to = written % DAY === DAY - 1 ? written + 1 : written;
  return [from, to > from ? to : to + DAY];
}

function minuteOf([hours, minutes = "0", half]: Written): number | null {
  const hour = Number(hours);
  if (half && (hour < 1 || hour > 12)) return null;
  return (half ? (hour % 12) + (half === "p" ? 12 : 0) : hour) * 60 + Number(minutes);
}

/** Orders spans, and makes one of those that adjoin or overlap. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: [from: number, to: number][] = [];
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
