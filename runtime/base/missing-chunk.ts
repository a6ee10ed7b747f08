/** A file of ours could not be had, now. The next try may be better. */
export class MissingChunk extends Error {
  override name = "MissingChunk";
}

/**
 * Whether it is worth asking for the file again. By its name: chunks are built apart, and each has its own copy of
 * the class.
 */
export const isMissing = (error: unknown): boolean => error instanceof Error && error.name === "MissingChunk";
