/** The pages for platforms: committed in the output folder. */
export declare const PAGES: readonly string[];

/** The build; `project.mjs` describes its members. */
export declare class Project {
  constructor(options: {
    readonly root: string;
    readonly out?: string;
    readonly further?: readonly string[];
    readonly version: string;
    readonly react?: string;
    readonly minified?: boolean;
    readonly log?: (line: string) => void;
  });
  findIslands(): Promise<void>;
  writeTables(): void;
  writeStyles(): Promise<string[]>;
  build(): Promise<void>;
}
