/** The commands of `npx wyspa`. Each loads its code when it is called. */

export interface CommandModule {
  /** What `--help` prints. */
  readonly usage: string;
  /**
   * @param args the words after the command's name
   * @returns the exit code: 0 success, 1 the command found faults, 2 wrong use
   */
  run(args: readonly string[]): Promise<number>;
}

interface Command {
  readonly summary: string;
  load(): Promise<CommandModule>;
}

export const commands: Readonly<Record<string, Command>> = {
  check: {
    summary: "finds mistakes in templates and pages, with their lines",
    load: () => import("./check"),
  },
  decode: {
    summary: "prints a stack with positions in the sources",
    load: () => import("./decode"),
  },
  deploy: {
    summary: "puts a version under its address, and publishes it on a channel",
    load: () => import("./deploy"),
  },
  switch: {
    summary: "checks a switch file, and publishes it on a channel",
    load: () => import("./switch"),
  },
  tag: {
    summary: "prints the script tag, with the integrity of every file",
    load: () => import("./tag"),
  },
};
