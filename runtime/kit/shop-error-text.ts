/** The page's own text of an error code, in the page's language (`app_shop.txt.errorCode`, `.formValidation`); null where there is none. */
export function shopErrorText(texts: Readonly<Record<string, unknown>>, code: string): string | null {
  const own = (table: unknown): string | null => {
    const text: unknown = Object.hasOwn(Object(table), code) && Reflect.get(Object(table), code);
    return typeof text === "string" && text ? text : null;
  };
  return own(texts.errorCode) ?? own(texts.formValidation);
}
