/**
 * Work in slices of at most 8 ms, so that any number of hosts never blocks the page (design §5). The browser
 * gets its turn between two slices. What promises bring about only runs after the last look at the clock, so
 * there is room left for it.
 */
const SLICE_MS = 5;

const queue: (() => unknown)[] = [];
let running = false;

/** Gives the browser a turn. By a message: timers are slowed down, and `scheduler.yield` is too young to be the only way. */
const nextTurn = (go: () => void) => {
  if (typeof MessageChannel !== "function") return setTimeout(go);
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    go();
  };
  channel.port2.postMessage(0);
};

function work(): void {
  const end = performance.now() + SLICE_MS;
  let task: (() => unknown) | undefined = queue.shift();
  while (task) {
    try {
      task();
    } catch (error) {
      setTimeout(() => {
        throw error; // seen by the page's own error listeners; the other tasks go on
      });
    }
    task = performance.now() < end ? queue.shift() : undefined;
  }
  running = queue.length > 0;
  if (running) nextTurn(work);
}

/** Queues a task for the next slice that has room. */
export function inSlices(task: () => unknown): void {
  queue.push(task);
  if (running) return;
  running = true;
  nextTurn(work);
}
