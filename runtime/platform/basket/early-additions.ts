/**
 * Sends an addition to the basket in the press that wants it, while the code of its island is still on its way.
 *
 *   submit ──► listeners of the page ──► not prevented: sent ──► answered ──► the core reads the basket
 *                                                             ├─► island ready: it adopts and tells the outcome
 *                                                             └─► island failed, or 3 s: answered ─► the basket page
 *
 * One addition at a time, and none once the basket's own code may change the basket: that code knows the order of changes.
 */
import { withQuery } from "../../base/endpoint";
import { graphqlConfig } from "../../config/graphql-config";
import type { Boot, EarlyAdditions } from "../../contracts/boot";
import type { AddsOnSubmit } from "../../contracts/island";
import type { SentAddition } from "../../contracts/sent-addition";
import { showBusy } from "../../dom/show-busy";
import { expectNothing, expectPieces } from "./expected-count";
import { addOperation, literalAddition } from "./write-addition";

/** As long as the basket's own code waits for an answer. */
const ANSWER_MS = 12_000;

/** @param addsOnSubmit what reads the forms of islands that add to the basket */
export function earlyAdditions(
  { store, readConfig }: Pick<Boot, "store" | "readConfig">,
  addsOnSubmit: readonly (readonly [island: string, read: AddsOnSubmit])[],
): EarlyAdditions {
  let isOpen = true;
  let pending: SentAddition | undefined;
  let tell = (_sent: SentAddition) => {};
  let stopBusy = () => {};
  return {
    read({ target, press: { submitter } }, waiting) {
      // Islands around the form, such as the guard against double submits, hear only what the browser itself would send.
      const [instance, ...more] = waiting.filter((one) => one?.host === target);
      if (!isOpen || pending || !instance || more.length) return null;
      const [, read] = addsOnSubmit.find(([name]) => name === instance.row.name) ?? [];
      const addition = read?.(target as HTMLFormElement, submitter);
      const body = addition && literalAddition(addition);
      const { graphqlUrl, graphqlMode } = graphqlConfig(readConfig());
      return body && graphqlMode === "literal"
        ? { addition, body, url: withQuery(graphqlUrl, addOperation.suffix) }
        : null;
    },
    send({ target, press: { submitter } }, { addition, body, url }) {
      const until = new AbortController();
      const state = store.getState();
      // Asynchronous, because a library's `fetch` may throw.
      const request = async () =>
        fetch(url, {
          method: "POST",
          body,
          keepalive: true,
          headers: { Accept: "application/json", "Content-Type": "application/json" },
          signal: until.signal,
        });
      pending = {
        addition,
        form: target as HTMLFormElement,
        submitter,
        state,
        at: performance.now(),
        response: request(),
        abort: () => until.abort(),
      };
      pending.response.catch(() => {});
      expectPieces(store, addition.quantity);
      stopBusy = showBusy(submitter ?? target);
      tell(pending);
    },
    whenSent(listener) {
      tell = listener;
      if (pending) tell(pending);
    },
    adopt(form) {
      const sent = pending?.form === form ? pending : undefined;
      if (!sent) return;
      pending = undefined;
      stopBusy(); // the island shows it from now on
      return sent;
    },
    async leave(form, mayLeave) {
      const sent = pending;
      if (sent?.form !== form) return;
      setTimeout(sent.abort, ANSWER_MS);
      await sent.response.catch(() => {});
      if (pending !== sent || !mayLeave()) return; // the island has come meanwhile, or a link is followed
      pending = undefined;
      // Back may restore this page.
      stopBusy();
      expectNothing(store);
      const { href = "" } = document.querySelector<HTMLAnchorElement>("a.top_basket__sub") ?? {};
      location.assign(/^http/.test(href) ? href : "/basketedit.php");
    },
    isPending: (form) => pending?.form === form,
    close() {
      isOpen = false;
    },
  };
}
