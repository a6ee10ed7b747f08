import type { Control } from "../contracts/forms";

export const isControl = (node: unknown): node is Control =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;
