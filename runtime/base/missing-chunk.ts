/** A file of the runtime could not be fetched; a later try may succeed. */
export class MissingChunk extends Error {
  override name = "MissingChunk";
}

/**
 * Whether a retry makes sense. Compares names, because chunks are bundled separately and each has its own copy of the
 * class.
 */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "MissingChunk";
