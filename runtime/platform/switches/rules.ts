/** The switch file: one rule, which may have further `rules`. */
import { isPlainObject } from "../../base/values";

export interface Rule {
  /** Everything is off. */
  readonly off?: boolean;
  /** `false` switches an island off. */
  readonly islands?: Readonly<Record<string, boolean>>;
  /** The folder whose entry runs the page. */
  readonly version?: string;
  /** The rule applies in these shops: host names, `*.` for every host below. */
  readonly shops?: readonly string[];
  /** The rule applies to this share. */
  readonly percent?: number;
  /** What `percent` counts; default: visitors. */
  readonly of?: "visitors" | "shops";
}

const isBoolean = (value: unknown) => typeof value === "boolean";

/** Whether an entry's folder may have this name. */
export const isFolder = (value: unknown): value is string =>
  typeof value === "string" && /^(stable|next|\d+\.\d+\.\d+[\w.+-]*)$/.test(value);

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/;

/** The check of each key. */
export const checks: Readonly<Record<keyof Rule, (value: unknown) => boolean>> = {
  off: isBoolean,
  islands: (value) => isPlainObject(value) && Object.values(value).every(isBoolean),
  version: isFolder,
  shops: (value) =>
    Array.isArray(value) && value.every((host) => typeof host === "string" && HOST.test(host)),
  percent: (value) => typeof value === "number" && value >= 0 && value <= 100,
  of: (value) => value === "visitors" || value === "shops",
};

/** The rules of a file, valid or not; `null` when it is not an object, or `rules` is not a list. */
export function rulesIn(file: unknown): readonly unknown[] | null {
  if (!isPlainObject(file)) return null;
  const { rules = [], ...first } = file;
  return Array.isArray(rules) ? [first, ...rules] : null;
}

/** Whether a rule is valid. Invalid rules are ignored as a whole: without a misspelt condition, one would apply everywhere. */
export const isRule = (rule: unknown): rule is Rule =>
  isPlainObject(rule) &&
  Object.entries(rule).every(
    ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof Rule](value),
  ) &&
  (rule.of === undefined || rule.percent !== undefined);
