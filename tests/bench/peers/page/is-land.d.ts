/** The package ships without types. */
declare module "@11ty/is-land" {
  export const Island: {
    addInitType(name: string, start: (island: Element) => unknown): void;
    define(): void;
  };
}
