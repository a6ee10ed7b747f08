/**
 * Remembers the shapes that this script has given to texts. A shape follows from a country or a prefix, and is taken back
 * with it: browsers fill in a postal code before its country.
 */

import type { Control } from "../../../runtime/contracts/forms";
import { controlsOf } from "../controls";
import { followCountries } from "./country";
import type { Formatter } from "./edit";
import { writeValue } from "./write";

interface Written {
  /** The text of the shopper or the browser, without our separators. */
  readonly given: string;
  readonly shaped: string;
}

export interface WrittenShapes {
  /** Whether the field's text is one that this script has shaped, unchanged since. */
  isOurs(field: HTMLInputElement): boolean;
  /** Stores the field's text as one that this script has just shaped. */
  note(field: HTMLInputElement, given?: string): void;
}

const SEPARATORS = /[\s().-]/g;

export function writtenShapes(): WrittenShapes & { given(field: HTMLInputElement): string | null } {
  const written = new WeakMap<HTMLInputElement, Written>();
  const of = (field: HTMLInputElement) => {
    const found = written.get(field);
    return found?.shaped === field.value ? found : undefined;
  };
  return {
    isOurs: (field) => !!of(field),
    note: (field, given = field.value.replace(SEPARATORS, "")) =>
      void written.set(field, { given, shaped: field.value }),
    given: (field) => of(field)?.given ?? null,
  };
}

interface Needs {
  readonly root: Element;
  readonly signal: AbortSignal;
  readonly shapes: ReturnType<typeof writtenShapes>;
  /** The shape of a whole text by the present country and prefix; `null` = none. */
  shapeNow(field: HTMLInputElement): Formatter | null;
  /** Whether the field may be written: it has a shape and is neither read-only nor left to the server's judgement. */
  isShaped(field: HTMLInputElement): boolean;
}

/** Shapes texts that are whole: those that came before this file, without keys, or before their country. */
export function followSources({ root, signal, shapes, shapeNow, isShaped }: Needs): void {
  const reshapeAll = (changed?: Control | null) => {
    for (const field of controlsOf(root)) {
      if (!(field instanceof HTMLInputElement) || field === changed || !isShaped(field)) continue;
      // The field under the keys takes its shape from them.
      if (field === document.activeElement && changed === undefined && !shapes.isOurs(field)) continue;
      const given = shapes.given(field);
      const text = given ?? field.value;
      // Separators that are not ours were meant.
      if (!text || (given === null && !/^\d+$/.test(text))) continue;
      const shaped = shapeNow(field)?.(text) ?? text;
      if (shaped === field.value) continue;
      writeValue(field, shaped);
      if (shaped !== text) shapes.note(field, text);
    }
  };
  followCountries(root, signal, reshapeAll);
  reshapeAll();
}
