export interface Unit {
  readonly folder: string;
  readonly key: string;
  readonly polish: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export interface Source {
  readonly name: string;
  readonly folder: string;
  readonly units: readonly Unit[];
  /** By language. */
  readonly words: Readonly<Record<string, Unit["polish"]>>;
}

export interface Inventory {
  readonly build: string;
  readonly units: readonly string[];
  readonly prefixes: readonly string[];
}

export declare const languages: readonly string[];
export declare function readTexts(
  root: string,
  islands: readonly { readonly name: string; readonly folder: string }[],
): Promise<Source[]>;
export declare function inventoryOf(sources: readonly Source[]): Inventory;
export declare function inventoryText(inventory: Inventory): string;
export declare function keysText(sources: readonly Source[]): string;
export declare function writeTexts(out: string, sources: readonly Source[]): void;
