/** Explains what a host lacks. Pages and `npx wyspa check` use the same sentences. */
import type { Requirement } from "../../contracts/island";

/** Whether an element matches, where the requirement says; `null` when the selector cannot be tested here. */
export type Find = (where: Requirement["where"], selector: string) => boolean | null;

const LACKS: Readonly<Record<Requirement["where"], string>> = {
  host: "the host must be like this",
  inside: "the host contains nothing like this",
  page: "the page contains nothing like this",
};

/** The requirements that a host does not meet. A selector that cannot be tested counts as met. */
export const unmet = (requirements: readonly Requirement[], find: Find): readonly Requirement[] =>
  requirements.filter(({ where, selector }) => find(where, selector) === false);

/** One sentence about the first unmet requirement: a designer corrects one after the other. */
export const missingMarkup = (island: string, { where, markup }: Requirement): string =>
  `${island}: ${LACKS[where]}, so the server's HTML stays: ${markup}`;
