import { useEffect, useRef, useState } from "react";
import { whenLeaving } from "../../runtime/base/when-leaving";
import { lastValueWins } from "./last-value-wins";

/** Milliseconds in which quick clicks become one request. */
const CLICKS_APART = 300;

interface LineSender {
  /** The quantity on its way to the server; null when nothing is. */
  readonly asked: number | null;
  /** Asks for a quantity. @param now without waiting for more clicks */
  ask(quantity: number, now?: boolean): void;
}

/**
 * The changes of one line on their way: one request at a time, the last value wins. The value asked for is shown
 * until the answer, then whatever the server's basket says.
 */
export function useLineSender(send: (quantity: number) => Promise<void>): LineSender {
  const [asked, setAsked] = useState<number | null>(null);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [sender] = useState(() =>
    lastValueWins(
      (quantity: number) => latest.current(quantity),
      () => setAsked(null),
      CLICKS_APART,
    ),
  );
  // A page that is left, and a panel that closes, send what still waits.
  useEffect(() => {
    const closing = new AbortController();
    whenLeaving(sender.leave, closing.signal);
    return () => {
      closing.abort();
      sender.leave();
    };
  }, [sender]);

  return {
    asked,
    ask(quantity, now) {
      setAsked(quantity);
      sender.offer(quantity);
      if (now) sender.flush();
    },
  };
}
