/**
 * Makes something asynchronous once: calls share what is under way and what was good. A failure is not kept, so that the
 * next call tries again.
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
