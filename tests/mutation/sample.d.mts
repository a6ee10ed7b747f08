/** Types of `sample.mjs`, which Stryker loads and therefore is no TypeScript. */
interface Drawable {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: {
    readonly start: { readonly column: number };
    readonly end: { readonly column: number };
  };
}

export function isDrawn(mutant: Drawable, oneIn?: number): boolean;
