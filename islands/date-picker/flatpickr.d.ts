/** The two functions that we use of the package's modules, which have no types of their own. */
declare module "flatpickr/dist/esm/utils/dates" {
  export function createDateParser(of: {
    readonly config?: { errorHandler(error: Error): void };
  }): (written: string, format: string) => Date | undefined;
  export function createDateFormatter(of: object): (date: Date, format: string) => string;
}
