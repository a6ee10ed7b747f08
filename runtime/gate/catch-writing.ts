/**
 * Collects what a running script passes to `document.write`, which would reopen a parsed document and empty the page.
 * Scripts of tag managers still call it.
 * @returns restores `document`, and returns the collected markup
 */
export function catchWriting(): () => string {
  let written = "";
  const replacements: Readonly<Record<string, (...texts: unknown[]) => unknown>> = {
    write: (...texts) => {
      written += texts.join("");
    },
    writeln: (...texts) => {
      written += `${texts.join("")}\n`;
    },
    open: () => document,
    close: () => {},
  };
  const before = Object.keys(replacements).map(
    (name) => [name, Object.getOwnPropertyDescriptor(document, name)] as const,
  );
  for (const [name] of before)
    Object.defineProperty(document, name, { value: replacements[name], configurable: true, writable: true });
  return () => {
    for (const [name, own] of before)
      if (own) Object.defineProperty(document, name, own);
      else Reflect.deleteProperty(document, name);
    return written;
  };
}
