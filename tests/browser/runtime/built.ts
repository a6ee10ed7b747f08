import { beforeAll } from "vitest";
import { buildTestIslands, folderOfTestIslands, type Wanted } from "./build-test-islands";

/** @returns the folder of the script with the test islands, built before the file's tests; pass it to `bench({ dist })` */
export function builtWithTestIslands({ react = process.env.WYSPA_REACT }: Wanted = {}): string {
  const folder = folderOfTestIslands({ react });
  beforeAll(() => buildTestIslands({ react }, folder));
  return folder;
}
