/** Types of `style.mjs` for our tests, which are TypeScript. */
interface Island {
  readonly name: string;
  readonly folder: string;
}
export function styleOf(root: string, islands: readonly Island[], target: readonly string[]): Promise<string>;
export function skinOf(root: string, islands: readonly Island[], target: readonly string[]): Promise<string>;
