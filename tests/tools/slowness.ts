/** Measures the machine, so that the deadlines of tests fit a slow or busy one. */
import { createHash } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";

/** Milliseconds for the rounds below on a quiet machine of the kind that the deadlines were chosen on. */
const REFERENCE_MS = 100;
const ROUNDS = 40_000;
/** Above this factor a test would wait for minutes before it says what is wrong. */
const MAX_FACTOR = 4;

/** How many times longer work takes here than on the reference: 1 on an equal or faster machine, at most 4. */
export function slowness(): number {
  const began = performance.now();
  let hash = "";
  for (let round = 0; round < ROUNDS; round++)
    hash = createHash("sha256").update(`${hash}${round}`).digest("hex");
  const speed = (performance.now() - began) / REFERENCE_MS;
  // Others' work of the last minute: the short measurement above may have had a processor for itself.
  const [load = 0] = loadavg();
  const busy = load / availableParallelism();
  return Math.min(MAX_FACTOR, Math.max(1, speed) * Math.max(1, busy));
}
