/** A warning appears once per page, and the tests of a file share one page: forgets what earlier tests have shown. */
export function forgetWarnings(): void {
  for (const mark of Object.getOwnPropertySymbols(globalThis))
    if (mark.description?.startsWith("wyspa.warned")) Reflect.deleteProperty(globalThis, mark);
}
