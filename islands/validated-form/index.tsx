import type { Control } from "../../runtime/contracts/forms";
import type { Mount } from "../../runtime/contracts/island";
import { afterPresses } from "../../runtime/dom/after-press";
import { afterReset } from "../../runtime/forms/after-reset";
import { reactIsland } from "../../runtime/react/island";
import { type FollowingSummary, followSummary, statusStore } from "./following-summary";
import { makeMessages } from "./messages";
import { goToFirst, reportOutcome } from "./outcome";
import { makePainter } from "./paint";
import { accountOffer, loadBlocks, loadHelp, offersAccount, serverPart } from "./parts";
import { handOut } from "./registry";
import { rulesOf } from "./rules";
import { followSubmit } from "./submitting";
import { FormStatus } from "./summary";
import { followInput } from "./timing";
import { makeEngine } from "./verdicts";

/** Validates a form, or a part of the page that a page script submits itself. */
export const mount: Mount = async (host, context) => {
  const { signal } = context;
  const painter = makePainter(afterPresses(signal));
  const status = statusStore();
  const server = serverPart(host, context);
  const onAccount = accountOffer(host, context);
  let summary: FollowingSummary | undefined;
  const engine = makeEngine({
    root: host,
    rules: rulesOf(host, context.name),
    context,
    messages: makeMessages(context, server.text),
    painter,
    loadServer: server.load,
    onAccount,
    onState: () => summary?.changed(),
  });
  const following = followSummary(engine, status, context);
  summary = following;
  const prepare = () => {
    for (const control of engine.fields()) {
      painter.prepare(control);
      painter.markEmpty(control);
    }
  };
  prepare();
  const timing = followInput(engine, painter, signal);
  loadBlocks(host, context);
  loadHelp(host, context);
  const report = () => reportOutcome(engine, following, context);

  if (host instanceof HTMLFormElement) {
    const submitting = followSubmit({
      form: host,
      engine,
      timing,
      signal,
      onStart() {
        prepare();
        return painter.startQuietly();
      },
      onOutcome() {
        report();
        void goToFirst(engine, following, context);
      },
      onFault: (error) => context.fail("async", error),
    });
    afterReset(
      () => host,
      signal,
      () => {
        submitting.cancel();
        timing.cancel();
        engine.forgetAll();
        following.clear();
      },
    );
  }

  const unregister = handOut(host, {
    status,
    engine,
    startQuietly: painter.startQuietly,
    addUnseen: (control) => following.addUnseen(control as Control),
    tellOutcome: report,
    offersAccount: (email) => offersAccount(engine, email, context, onAccount),
  });
  signal.addEventListener("abort", () => {
    unregister();
    painter.undo();
  });
  return reactIsland(FormStatus)(host, context);
};
