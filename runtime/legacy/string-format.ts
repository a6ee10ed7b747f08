/**
 * `String.prototype.format` of the old bundle (contract D 10): replaces each `%` with a small letter by the next value,
 * unformatted. Surplus values are ignored; surplus placeholders stay.
 */
export function offerFormat(): void {
  if (Object.hasOwn(String.prototype, "format")) return;
  Object.defineProperty(String.prototype, "format", {
    value: function format(this: unknown, ...values: unknown[]) {
      let next = 0;
      return String(this).replace(/%[a-z]/g, (place) =>
        next < values.length ? String(values[next++]) : place,
      );
    },
    configurable: true,
    writable: true,
  });
}
