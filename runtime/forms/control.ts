/** The elements that a shopper fills in. */

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;
