/** A state with subscribers, for one island: in React, `useSyncExternalStore(subscribe, state)` reads it. */

export interface Observable<State> {
  state(): State;
  /** Replaces the state by a copy with these fields, then calls every subscriber. */
  set(change: Partial<State>): void;
  /** @returns removes the listener */
  subscribe(listener: () => void): () => void;
}

export function observable<State extends object>(initial: State): Observable<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
