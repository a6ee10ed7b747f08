/**
 * Sends only the last of several quick values, and one at a time:
 *
 *   2    3    4                  5    6
 *   ┴────┴────┴──wait──▶ send 4 ─┴────┴──answer──wait──▶ send 6 ──answer──▶ settled
 */
export interface Sender<Value> {
  /** Takes a value and replaces an earlier one that is not sent yet. */
  offer(value: Value): void;
  /** Sends the waiting value now, unless another one is on its way. */
  flush(): void;
  /** Sends the waiting value even beside another one, because the page is being left. */
  leave(): void;
}

interface State<Value> {
  /** The value that is not sent yet. */
  readonly waiting: { readonly value: Value } | null;
  /** The number of sent values without an answer: more than one only when the page was being left. */
  readonly unanswered: number;
}

type Transition<Value> =
  | { readonly type: "offered"; readonly value: Value }
  /** The wait is over, or the caller does not want to wait. */
  | { readonly type: "due" }
  | { readonly type: "leaving" }
  | { readonly type: "answered" };

/** What a transition requires: to send a value, to wait for further ones, or to report that all are answered. */
type Effect<Value> = "wait" | "settle" | { readonly send: Value } | null;

function next<Value>(
  { waiting, unanswered }: State<Value>,
  transition: Transition<Value>,
): readonly [State<Value>, Effect<Value>] {
  switch (transition.type) {
    case "offered":
      return [{ waiting: { value: transition.value }, unanswered }, "wait"];
    case "due":
    case "leaving":
      return waiting && (transition.type === "leaving" || !unanswered)
        ? [{ waiting: null, unanswered: unanswered + 1 }, { send: waiting.value }]
        : [{ waiting, unanswered }, null];
    case "answered":
      return [{ waiting, unanswered: unanswered - 1 }, unanswered > 1 ? null : waiting ? "wait" : "settle"];
  }
}

/**
 * @param send must not reject
 * @param settled called when all values were sent and answered
 * @param wait milliseconds
 */
export function lastValueWins<Value>(
  send: (value: Value) => Promise<void>,
  settled: () => void,
  wait: number,
): Sender<Value> {
  let state: State<Value> = { waiting: null, unanswered: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (transition: Transition<Value>) => {
    const [after, effect] = next(state, transition);
    state = after;
    if (!effect) return;
    clearTimeout(timer);
    if (effect === "wait") timer = setTimeout(() => dispatch({ type: "due" }), wait);
    else if (effect === "settle") settled();
    else void send(effect.send).then(() => dispatch({ type: "answered" }));
  };
  return {
    offer: (value) => dispatch({ type: "offered", value }),
    flush: () => dispatch({ type: "due" }),
    leave: () => dispatch({ type: "leaving" }),
  };
}
