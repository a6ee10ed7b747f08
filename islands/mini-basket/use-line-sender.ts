import { useEffect, useRef, useState } from "react";
import { whenLeaving, whenLinkIsPressed } from "../../runtime/leaving/when-leaving";
import { lastValueWins } from "./last-value-wins";

/** Milliseconds in which quick clicks become one request. */
const CLICKS_APART = 300;

interface LineSender {
  /** The requested quantity until the server answers; `null` when no change is pending. */
  readonly asked: number | null;
  /**
   * Requests a quantity.
   * @param now sends it without waiting for more clicks
   */
  ask(quantity: number, now?: boolean): void;
}

/**
 * Sends the changes of one line: one request at a time, the last value wins. The row shows the requested quantity
 * until the answer, then the quantity in the server's basket.
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
  // A page that is left, and a panel that closes, send a waiting change.
  useEffect(() => {
    const closing = new AbortController();
    whenLeaving(sender.leave, closing.signal);
    whenLinkIsPressed(sender.leave, closing.signal);
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
