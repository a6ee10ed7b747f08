/** Observes the web vitals, with the parts that explain them. */
import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals/attribution";
import { dropPersonal } from "../describe-fault";

export interface Vital {
  readonly vital: string;
  readonly value: number;
  readonly rating: string;
  readonly navigation: string;
  /** Texts and numbers of the attribution: elements as selectors, addresses without queries, milliseconds. */
  readonly why: Readonly<Record<string, string | number>>;
}

const LONGEST = 200;

/**
 * @param receive is called for each new value of a vital. The `id` stays the same until the page returns from the
 *   back-forward cache.
 */
export function observeVitals(receive: (id: string, vital: Vital) => void): void {
  const report = (metric: MetricWithAttribution) => receive(metric.id, vitalOf(metric));
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}

export function vitalOf({ name, value, rating, navigationType, attribution }: MetricWithAttribution): Vital {
  const parts = Object.entries(attribution).flatMap(([key, part]): [string, string | number][] =>
    typeof part === "number"
      ? [[key, rounded(part)]]
      : typeof part === "string"
        ? [[key, withoutQuery(part).slice(0, LONGEST)]]
        : [],
  );
  return {
    vital: name,
    value: rounded(value),
    rating,
    navigation: navigationType,
    why: Object.fromEntries(parts),
  };
}

/** Layout shifts are small numbers; all other values are milliseconds. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** An address without query and fragment. Other texts are selectors, in which `#` begins an id. */
function withoutQuery(text: string): string {
  if (/^(data|blob):/i.test(text)) return text.slice(0, text.indexOf(":") + 1);
  return dropPersonal(/^https?:/i.test(text) ? text.replace(/[?#].*$/s, "") : text);
}
