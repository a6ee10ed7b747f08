/** Types of the two functions that we use from flatpickr's modules, which ship without types. */
declare module "flatpickr/dist/esm/utils/dates" {
  export function createDateParser(of: {
    readonly config?: { errorHandler(error: Error): void };
  }): (written: string, format: string) => Date | undefined;
  export function createDateFormatter(of: object): (date: Date, format: string) => string;
}
