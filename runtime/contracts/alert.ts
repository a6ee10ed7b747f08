/** How an alert looks and how long it stays. */
export interface AlertOptions {
  /** Errors are said at once, the others when the reader has finished its sentence. */
  readonly type?: "info" | "warning" | "error" | "success" | undefined;
  /** Milliseconds before it fades: 4,000 by default (spec §9). The shopper may stop them. */
  readonly ms?: number | undefined;
  /** Seen in place of the text, which is what is said: words with links in them. */
  readonly content?: Node | undefined;
}
