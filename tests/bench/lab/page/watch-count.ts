/** Runs in a page before its own scripts: reports presses, and each painted number of the basket in the header. */

export interface CountTold {
  readonly kind: "tap" | "count";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
  /** The page marks the number as expected, not as the shop's. */
  readonly isProvisional: boolean;
}

const { benchTold } = window as unknown as { benchTold(told: CountTold): void };

addEventListener(
  "click",
  ({ timeStamp }) =>
    benchTold({ kind: "tap", at: performance.timeOrigin + timeStamp, text: "", isProvisional: false }),
  { capture: true },
);

let last = "";
const look = () => {
  const badge = document.querySelector("#menu_basket .badge");
  const text = badge?.textContent?.trim() ?? "";
  const isProvisional = !!badge?.closest("[data-wyspa-provisional]");
  if (!text || text + isProvisional === last) return;
  last = text + isProvisional;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () =>
      benchTold({ kind: "count", at: performance.timeOrigin + performance.now(), text, isProvisional });
    channel.port2.postMessage(0);
  });
};
new MutationObserver(look).observe(document, {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ["data-wyspa-provisional"],
});
