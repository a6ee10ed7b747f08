/** A country as GraphQL takes it: an unquoted enum name, or a bare number (ruling 5). Made only by `regionCode`. */
export class RegionCode {
  readonly #code: string;
  private constructor(code: string) {
    this.#code = code;
  }

  /** Gives null for anything that is neither an enum name nor a bare number. */
  static from(value: unknown): RegionCode | null {
    const code = typeof value === "number" ? String(value) : value;
    if (typeof code !== "string") return null;
    // Without zeros in front, which GraphQL refuses, and small enough to be exact.
    const isNumber = /^(?:0|[1-9]\d{0,14})$/.test(code);
    const isName = /^[_A-Za-z][_0-9A-Za-z]{0,31}$/.test(code) && !reserved.has(code.toLowerCase());
    return isNumber || isName ? new RegionCode(code) : null;
  }

  /** The literal as it stands in a document. */
  toString(): string {
    return this.#code;
  }

  /** The value as `variables` carry it: a number stays a number. */
  toVariable(): string | number {
    return /^\d+$/.test(this.#code) ? Number(this.#code) : this.#code;
  }
}

const reserved = new Set(["true", "false", "null", "undefined", "nan", "none"]);
