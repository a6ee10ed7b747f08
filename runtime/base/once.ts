/**
 * Caches an asynchronous result: calls share the pending or resolved promise. A rejection is not cached, so that the
 * next call retries.
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    if (!made) {
      made = make();
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}
