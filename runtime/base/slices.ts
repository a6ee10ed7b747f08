/**
 * Runs tasks in slices of at most 8 ms, so that many hosts never block the page. The browser gets a turn between two
 * slices. The clock is checked at 5 ms, which leaves time for the promise callbacks that run after the last check.
 */
const SLICE_MS = 5;

let queue: (() => unknown)[] = [];
/** The place of the next task. `shift()` would move all tasks behind it, which takes half a minute for 5,000 hosts. */
let next = 0;
let running = false;
let channel: MessageChannel | undefined;

/**
 * Gives the browser a turn. Uses a message, because timers are throttled and `scheduler.yield` is too new to rely on.
 */
function nextTurn(): void {
  if (typeof MessageChannel !== "function") return void setTimeout(work);
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = work;
  }
  channel.port2.postMessage(0);
}

function work(): void {
  const end = performance.now() + SLICE_MS;
  do {
    const task = queue[next++];
    try {
      task?.();
    } catch (error) {
      setTimeout(() => {
        throw error; // reaches the page's own error listeners; the other tasks continue
      });
    }
  } while (next < queue.length && performance.now() < end);
  running = next < queue.length;
  if (running) nextTurn();
  else {
    queue = [];
    next = 0;
  }
}

/** Queues a task for the next slice. */
export function inSlices(task: () => unknown): void {
  queue.push(task);
  if (running) return;
  running = true;
  nextTurn();
}
