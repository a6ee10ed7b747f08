import type { Island } from "./project.mjs";

/** Every folder of `parent` with a descriptor. @throws when a descriptor is wrong, with its file */
export declare function findIslands(root: string, parent: string): Promise<Island[]>;
