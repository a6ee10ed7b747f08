/** Runs in a page before its own scripts: reports presses, and each painted number of the basket in the header. */

export interface CountTold {
  readonly kind: "tap" | "count";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

const { benchTold } = window as unknown as { benchTold(told: CountTold): void };

addEventListener(
  "click",
  ({ timeStamp }) => benchTold({ kind: "tap", at: performance.timeOrigin + timeStamp, text: "" }),
  { capture: true },
);

let last = "";
const look = () => {
  const text = document.querySelector("#menu_basket .badge")?.textContent?.trim() ?? "";
  if (!text || text === last) return;
  last = text;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () =>
      benchTold({ kind: "count", at: performance.timeOrigin + performance.now(), text });
    channel.port2.postMessage(0);
  });
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
