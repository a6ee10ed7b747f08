/** The file of a unit's texts in a language, below our folder. @param build the hash of all texts */
export const fileOfTexts = (build: string, language: string, unit: string): string =>
  `texts/${build}/${language}/${unit.replace("/", "-")}.js`;
