import { attr, query } from "../../runtime/base/safe-dom";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { catalogue } from "./catalogue";
import { afterReset, type Control, watchFields } from "./controls";
import { type Engine, makeEngine, RULES } from "./engine";
import { goTo } from "./go-to";
import { nativeWords } from "./native-words";
import { makePainter, type Painter } from "./paint";
import { handOut } from "./registry";
import type * as Server from "./server";
import { type StatusStore, statusStore, wrongFields } from "./status";
import { followSubmit, outcomeOf } from "./submitting";
import { FormStatus } from "./summary";
import { texts } from "./texts";
import { followInput } from "./timing";

/** Interdependent parts of the theme's address forms. */
const BLOCKS = "[data-firm], [data-region], [data-region-province], .client_prefix__input";

/** Validates a form, or a part of the page that a page script submits itself. */
export const mount: Mount = async (host, context) => {
  const { signal } = context;
  const painter = makePainter();
  const status = statusStore();
  const engine = engineOf(host, context, painter);
  const prepare = () => {
    for (const control of engine.fields()) {
      painter.prepare(control);
      painter.markEmpty(control);
    }
  };
  prepare();
  const timing = followInput(engine, painter, signal);
  if (query(host, BLOCKS))
    context
      .load<typeof import("./blocks")>("blocks", { retry: "on-signal" })
      .then(({ followBlocks }) => followBlocks(host, signal));
  watchFields(host, signal, timing.recheck);
  const reportOutcome = makeOutcomeReporter(host, engine, status, context);

  if (host instanceof HTMLFormElement) {
    const submitting = followSubmit({
      form: host,
      engine,
      timing,
      signal,
      onStart: prepare,
      onOutcome(isGood, isUnchecked) {
        reportOutcome(isGood, isUnchecked);
        const [first] = engine.wrong();
        if (first) goTo(first.control);
      },
      onFault: (error) => context.fail("async", error),
    });
    afterReset(host, signal, () => {
      submitting.cancel();
      timing.cancel();
      engine.forgetAll();
      status.set({ wrong: [], isUnchecked: false });
    });
  }

  const unregister = handOut(host, {
    status,
    engine,
    tellOutcome() {
      const { isGood, isUnchecked } = outcomeOf(engine);
      reportOutcome(isGood, isUnchecked);
    },
  });
  signal.addEventListener("abort", () => {
    unregister();
    painter.undo();
  });
  return reactIsland(FormStatus)(host, context);
};

/** Ignores a marker set by a page script, which does not change the rules of the theme's form (ruling 13). */
const isMarkedByTheme = (root: Element, name: string) =>
  !attr(root, RULES) && !!attr(root, "data-island")?.split(/\s+/).includes(name);

function engineOf(root: HTMLElement, context: IslandContext, painter: Painter): Engine {
  /** Rules of the server's checks; a failed load is retried. */
  let server: typeof Server | undefined;
  const loadServer = async () => (server ??= await context.load<typeof Server>("server"));
  // Preloads the rules before the first request. Without them, fields stay neutral, and the server checks the submitted
  // form.
  if (query(root, "[data-graphql]")) loadServer().catch(() => {});
  const onAccount = (control: Control, isKnown: () => boolean) =>
    context.load<typeof import("./account")>("account").then(
      ({ offerAccount }) => offerAccount(root, control, isKnown, context),
      () => {}, // without its chunk, there is no offer
    );
  return makeEngine({
    root,
    isMarked: isMarkedByTheme(root, context.name),
    context,
    nativeWords: nativeWords(context),
    lookup: catalogue(context, (code) => server?.serverText(code) ?? null),
    painter,
    loadServer,
    onAccount,
  });
}

/** Reports the result of a form check to page scripts, in the summary and to screen readers. */
function makeOutcomeReporter(form: Element, engine: Engine, status: StatusStore, context: IslandContext) {
  const t = context.texts(texts);
  return (isGood: boolean, isUnchecked: boolean) => {
    const wrong = engine.wrong();
    const codes = wrong.map(({ problem }) => problem.code);
    context.emit("wyspa:validated", { form, valid: isGood, codes });
    const several = wrong.length > 1 ? wrongFields(wrong) : [];
    status.set({ wrong: several, isUnchecked: isGood && isUnchecked });
    if (several.length) context.announce(t("validated-form.summary", { count: several.length }));
    if (isGood && isUnchecked) context.announce(t("validated-form.unchecked"));
  };
}
