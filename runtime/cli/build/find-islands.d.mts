import type { Descriptor } from "../../contracts/island";

export interface Island {
  readonly name: string;
  readonly folder: string;
  readonly descriptor: Descriptor;
}

/** Every folder of `parent` with a descriptor. @throws when a descriptor is wrong, with its file */
export declare function findIslands(root: string, parent: string): Promise<Island[]>;
