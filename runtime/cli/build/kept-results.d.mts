/** @returns the result of `make`, of this or of an earlier build with the same inputs */
export declare function onceForInputs<Result>(
  inputs: readonly unknown[],
  make: () => Promise<Result>,
): Promise<Result>;
