/** The result of a correct one-time code: kept in memory until the page unloads, and nowhere else (bar H4). */
export interface Proof {
  /** The phone number or e-mail address that received the code. */
  readonly userLogin: string;
  readonly authorizeToken: string;
}

let kept: Proof | null = null;

export const keptProof = (): Proof | null => kept;
export const keepProof = (proof: Proof | null): void => {
  kept = proof;
};
