/** Pages of one test file hear each other, and none of another file, although all run in threads of one process. */
import { Worker } from "node:worker_threads";
import { afterEach, expect, it } from "vitest";
import { eventually } from "../eventually";
import { pass } from "../turns";

const open: BroadcastChannel[] = [];
/** A page's channel, with what it has heard so far. */
function channel() {
  const made = new BroadcastChannel("wyspa");
  open.push(made);
  const heard: unknown[] = [];
  made.addEventListener("message", ({ data }) => void heard.push(data));
  return { heard, tell: (what: string) => made.postMessage(what) };
}
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

it("a page hears the other pages of its file", async () => {
  const [one, other] = [channel(), channel()];
  one.tell("basket");
  await eventually(() => expect(other.heard).toEqual(["basket"]));
  expect(one.heard).toEqual([]);
});

it("a page does not hear another thread", async () => {
  const { heard } = channel();
  const thread = new Worker(
    `const channel = new BroadcastChannel("wyspa");
     channel.postMessage("basket");
     setTimeout(() => channel.close(), 100);`,
    { eval: true },
  );
  await new Promise((ended) => thread.once("exit", ended));
  await pass(50);
  expect(heard).toEqual([]);
});
