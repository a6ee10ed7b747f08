/**
 * Separates the pages of different test files. The files run in threads of one process, and Node's BroadcastChannel
 * crosses threads: a page would hear of basket changes on another file's page.
 */
import { threadId } from "node:worker_threads";

const SharedChannel = globalThis.BroadcastChannel;

globalThis.BroadcastChannel = class extends SharedChannel {
  constructor(name: string) {
    super(`${name} of thread ${threadId}`);
  }
};
