/** Folders of the project that the bench reads and writes. */
import { join } from "node:path";

export const root = join(import.meta.dirname, "../../..");
export const dist = join(root, "dist");
/** Not committed. */
export const scratch = join(root, "tests/.results");
