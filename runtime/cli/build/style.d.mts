/** Types of `style.mjs` for our tests, which are TypeScript. */
interface Island {
  readonly name: string;
  readonly folder: string;
}
export function stylesOf(
  root: string,
  islands: readonly Island[],
  target: readonly string[],
): Promise<Readonly<Record<string, string>>>;
