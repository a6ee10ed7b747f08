/**
 * The path of a unit's texts in a language, relative to the runtime's folder.
 * @param build the hash of all texts
 */
export const fileOfTexts = (build: string, language: string, unit: string): string =>
  `texts/${build}/${language}/${unit.replace("/", "-")}.js`;
