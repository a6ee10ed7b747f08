/**
 * A script of a tag manager that still calls `document.write` would empty a page that has been parsed: the call
 * opens the document anew. While such a script runs, what it writes is collected instead.
 * @returns ends the collecting, and gives the markup
 */
export function catchWriting(): () => string {
  let written = "";
  const stand: Readonly<Record<string, (...texts: unknown[]) => unknown>> = {
    write: (...texts) => {
      written += texts.join("");
    },
    writeln: (...texts) => {
      written += `${texts.join("")}\n`;
    },
    open: () => document,
    close: () => {},
  };
  const before = Object.keys(stand).map(
    (name) => [name, Object.getOwnPropertyDescriptor(document, name)] as const,
  );
  for (const [name] of before)
    Object.defineProperty(document, name, { value: stand[name], configurable: true, writable: true });
  return () => {
    for (const [name, own] of before)
      if (own) Object.defineProperty(document, name, own);
      else Reflect.deleteProperty(document, name);
    return written;
  };
}
