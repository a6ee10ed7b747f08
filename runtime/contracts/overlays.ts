import type { DialogHandle, DialogOptions } from "./dialog";
import type { IslandContext } from "./island";

/**
 * An empty text says nothing: it only has the regions stand.
 * @param options `lang`: of a text that is not in the page's language (BCP 47)
 */
export type Announce = (text: string, options?: { assertive?: boolean; lang?: string | undefined }) => void;

/** What dialogs, alerts and the loading cover are given. */
export interface Services {
  readonly texts: IslandContext["texts"];
  /** Has Wyspa's own small stylesheet fetched, once. Resolves when it is there, or after a while. */
  addStyle(): Promise<unknown>;
}

export interface Overlays extends Pick<IslandContext, "dialog" | "alert"> {
  /** What opens dialogs in the very tick: page modules look into what they open at once. Rejects without its code. */
  dialogs(): Promise<OpenDialog>;
  /** Covers the page while something is loading. Calls count: the cover goes with the last one. Null without a cover. */
  loading(...args: Parameters<Loading>): Promise<HTMLElement | null>;
}

export type OpenDialog = (options: DialogOptions) => DialogHandle;

/** @returns where messages may be added; null once nothing covers the page */
export type Loading = (on: boolean, text?: string) => HTMLElement | null;
