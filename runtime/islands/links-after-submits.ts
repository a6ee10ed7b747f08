/**
 * Links wait for queued submits that change the basket: the next page shows what such a submit has changed (bar L4).
 * Without this, a link would cancel the submit, because the island's file is still on its way.
 */
export interface AwaitedSubmits {
  /** @returns ends the wait for a submit; tells whether the browser sends the form, and so leaves the page */
  begin(): (isLeaving: boolean) => void;
  /** Whether a link must wait now. */
  are(): boolean;
  /** Resolves when the present ones have ended: `true` if one of them leaves the page, in place of the link. */
  ended(): Promise<boolean>;
}

export function awaitedSubmits(): AwaitedSubmits {
  const awaited = new Set<Promise<boolean>>();
  return {
    begin() {
      let end = (_isLeaving: boolean) => {};
      const submit = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      awaited.add(submit);
      void submit.then(() => awaited.delete(submit));
      return end;
    },
    are: () => awaited.size > 0,
    ended: () => Promise.all(awaited).then((ends) => ends.includes(true)),
  };
}
