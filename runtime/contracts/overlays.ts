/** Dialogs, alerts, the loading cover and the live region, as other rooms use them. */
import type { DialogHandle, DialogOptions } from "./dialog";
import type { IslandContext } from "./island";

/**
 * An empty text announces nothing: it only creates the regions.
 * @param options `lang`: the text's language (BCP 47), when it is not the page's
 */
export type Announce = (text: string, options?: { assertive?: boolean; lang?: string | undefined }) => void;

/** A dialog's elements. */
export interface DialogView {
  readonly element: HTMLDialogElement;
  readonly wrapper: HTMLElement;
  readonly close: HTMLButtonElement;
}

/** Lets a finger close a sheet by pulling it down. */
export type CloseOnSwipe = (view: DialogView, signal: AbortSignal, close: () => void) => void;

/** The services that dialogs, alerts and the loading cover need. */
export interface Services {
  readonly texts: IslandContext["texts"];
  /** The configuration's `cookieBanner`: a selector of the shop's consent banner; may be empty. */
  banner(): string;
  /** Adds Wyspa's small stylesheet, once. Resolves when it has loaded, or after a time limit. */
  addStyle(): Promise<unknown> | undefined;
  /** Fetches its code at the first call; without it, a sheet has its other ways to close. */
  readonly closeOnSwipe: CloseOnSwipe;
}

export interface Overlays extends Pick<IslandContext, "dialog" | "alert"> {
  /** Opens dialogs synchronously: page modules query the content at once. Rejects when the chunk cannot be loaded. */
  dialogs(): Promise<OpenDialog>;
  /** Covers the page while something loads; the last caller removes the cover. Resolves `null` without a cover. */
  loading(...args: Parameters<Loading>): Promise<HTMLElement | null>;
}

export type OpenDialog = (options: DialogOptions) => DialogHandle;

/** @returns the element for further messages; `null` when no cover is shown */
export type Loading = (on: boolean, text?: string) => HTMLElement | null;
