/** What the calendar needs of its field. Types only: the calendar is a chunk of its own. */
import type { Settings } from "./settings";
import type { Value } from "./value";

export interface DateField {
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly settings: Settings;
  /** The field's value, as far as it can be read. */
  value(): Value;
  /** Writes a choice as if it were typed, with `input` and `change` events for the page's listeners. */
  write(value: Value): void;
}
