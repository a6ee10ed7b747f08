/** Runs a task when the page has loaded and the browser is idle. */
export function whenIdle(task: () => unknown): void {
  const wait = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(task);
    else setTimeout(task, 2_000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
