/** The controls that forms validate, and the fault that a local rule finds in one. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

export interface LocalFault {
  readonly code: string;
  readonly amount?: number;
  /** A message from another island or from the page, for example about a closed date; shown as plain text. */
  readonly words?: string;
  /** Values for the slots of the message, as the field's attributes have them. */
  readonly slots?: Readonly<Record<string, string>>;
}
