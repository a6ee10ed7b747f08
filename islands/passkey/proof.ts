/** What a right one-time code was good for: kept for as long as the page stands, and nowhere else (bar H4). */
export interface Proof {
  /** The phone or e-mail address that the code went to. */
  readonly userLogin: string;
  readonly authorizeToken: string;
}

let kept: Proof | null = null;

export const keptProof = (): Proof | null => kept;
export const keepProof = (proof: Proof | null): void => {
  kept = proof;
};
