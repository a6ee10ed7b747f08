/** The modes for theme designers: `?wyspa=debug`, `?wyspa=inspect` and both, `?wyspa=debug,inspect`. */
import type { SafeStorage } from "../base/storage";

/** The entry reads `off`, and nothing else of ours runs then. `on` ends the modes that the tab keeps. */
export const MODES = ["debug", "inspect"] as const;
export type Mode = (typeof MODES)[number];

/** Under this key the tab keeps the modes, as the address states them. */
const KEY = "wyspa_mode";
const STATED = /(?:^|[?&])wyspa=([^&]*)/;

const namesIn = (text: string): string[] | null =>
  STATED.exec(text)?.[1]
    ?.split(/,|%2C/i)
    .map((name) => name.trim())
    .filter(Boolean) ?? null;

/** What `?wyspa=` in the address names, right or wrong; `null` without it. */
export const statedModes = (): readonly string[] | null => namesIn(location.search);

/** Whether the address or the tab names modes, right or wrong; a cheap check for every page. */
export const mayHaveModes = (session: SafeStorage): boolean =>
  /wyspa=/.test(location.search + session.get(KEY));

/** The modes of this page: the address decides, else what the tab keeps. */
export function modesOf(session: SafeStorage): ReadonlySet<string> {
  return new Set(statedModes() ?? namesIn(session.get(KEY) ?? ""));
}

/** Keeps the modes for the further pages of this tab. @returns `false` when the browser refuses to keep them */
export function keepModes(session: SafeStorage, modes: readonly string[]): boolean {
  if (modes.length) return session.set(KEY, `wyspa=${modes.join()}`);
  session.remove(KEY);
  return true;
}
