/** The look and the duration of an alert. */
export interface AlertOptions {
  /** Screen readers announce errors at once, the others after the current sentence. */
  readonly type?: "info" | "warning" | "error" | "success" | undefined;
  /** Milliseconds before the alert fades: 4,000 by default. The shopper may pause them. */
  readonly ms?: number | undefined;
  /** Shown instead of the text, for example with links. Screen readers still get the text. */
  readonly content?: Node | undefined;
}
