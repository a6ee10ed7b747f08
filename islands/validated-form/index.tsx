import { attr, query } from "../../runtime/base/safe-dom";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { afterPresses } from "../../runtime/dom/after-press";
import { focusOnce } from "../../runtime/dom/focus-once";
import { isSeen } from "../../runtime/dom/reveal";
import { afterReset } from "../../runtime/forms/after-reset";
import { reactIsland } from "../../runtime/react/island";
import { catalogue } from "./catalogue";
import { type Control, typeOf, watchFields } from "./controls";
import { type Engine, makeEngine, RULES } from "./engine";
import { type FollowingSummary, followSummary } from "./following-summary";
import { goTo } from "./go-to";
import { loadHelp } from "./load-help";
import { nativeWords } from "./native-words";
import type { EngineNeeds } from "./needs";
import { makePainter, type Painter } from "./paint";
import { plainText } from "./problem";
import { handOut } from "./registry";
import type * as Server from "./server";
import { statusStore } from "./status";
import { followSubmit, outcomeOf } from "./submitting";
import { FormStatus } from "./summary";
import { texts } from "./texts";
import { followInput } from "./timing";

/** Interdependent parts of the theme's address forms. */
const BLOCKS = "[data-firm], [data-region], [data-region-province], .client_prefix__input";

/**
 * Milliseconds until the focus has moved to the first wrong field, also by a page script. Screen readers then read its
 * message; only without a move it is announced.
 */
const FOCUS_MS = 300;

/** Validates a form, or a part of the page that a page script submits itself. */
export const mount: Mount = async (host, context) => {
  const { signal } = context;
  const painter = makePainter(afterPresses(signal));
  const status = statusStore();
  let summary: FollowingSummary | undefined;
  const onAccount = accountOffer(host, context);
  const engine = engineOf(host, context, painter, { onAccount, onState: () => summary?.changed() });
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
  if (query(host, BLOCKS))
    context
      .load<typeof import("./blocks")>("blocks", { retry: "on-signal" })
      .then(({ followBlocks }) => followBlocks(host, signal));
  loadHelp(host, context);
  watchFields(host, signal, timing.recheck);
  const reportOutcome = makeOutcomeReporter(host, engine, following, context);

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
      onOutcome(isGood, isUnchecked) {
        reportOutcome(isGood, isUnchecked);
        void goToFirst(host, engine, following, context);
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
    tellOutcome() {
      const { isGood, isUnchecked } = outcomeOf(engine);
      reportOutcome(isGood, isUnchecked);
    },
    offersAccount: (email) => offersAccount(engine, email, context, onAccount),
  });
  signal.addEventListener("abort", () => {
    unregister();
    painter.undo();
  });
  return reactIsland(FormStatus)(host, context);
};

/**
 * Leads to the first wrong field that the page shows. If it shows none, the summary names them; if it does not show the
 * form either, an alert does.
 */
async function goToFirst(
  form: HTMLElement,
  engine: Engine,
  summary: FollowingSummary,
  { alert, signal }: IslandContext,
): Promise<void> {
  const wrong = engine.wrong();
  for (const { control } of wrong) {
    if (signal.aborted || (await goTo(control))) return;
    summary.addUnseen(control);
  }
  const [first] = wrong;
  if (!first) return;
  if (!isSeen(form)) return alert(plainText(first.problem), { type: "error" });
  await new Promise(requestAnimationFrame); // React renders the summary meanwhile
  const box = query(form, ".f-summary");
  box?.scrollIntoView({ block: "center" });
  if (box) focusOnce(box, signal);
}

/** Ignores a marker set by a page script, which does not change the rules of the theme's form (ruling 13). */
const isMarkedByTheme = (root: Element, name: string) =>
  !attr(root, RULES) && !!attr(root, "data-island")?.split(/\s+/).includes(name);

function engineOf(
  root: HTMLElement,
  context: IslandContext,
  painter: Painter,
  listeners: Pick<EngineNeeds, "onAccount" | "onState">,
): Engine {
  /** Rules of the server's checks; a failed load is retried. */
  let server: typeof Server | undefined;
  const loadServer = async () => (server ??= await context.load<typeof Server>("server"));
  // Preloads the rules before the first request. Without them, fields stay neutral, and the server checks the submitted
  // form.
  if (query(root, "[data-graphql]")) loadServer().catch(() => {});
  return makeEngine({
    root,
    isMarked: isMarkedByTheme(root, context.name),
    context,
    nativeWords: nativeWords(context),
    lookup: catalogue(context, (code) => server?.serverText(code) ?? null, context.props),
    painter,
    loadServer,
    ...listeners,
  });
}

/** Offers to sign in beside the field. @returns resolves with `false` when the offer cannot be loaded */
const accountOffer =
  (root: HTMLElement, context: IslandContext) =>
  (control: Control, isKnown: () => boolean): Promise<boolean> =>
    context.load<typeof import("./account")>("account").then(
      ({ offerAccount }) => {
        offerAccount(root, control, isKnown, context);
        return true;
      },
      () => false,
    );

/** Whether the form offers to sign in beside the field with this e-mail, so that the page opens no dialog over it. */
async function offersAccount(
  engine: Engine,
  email: string,
  { props }: IslandContext,
  onAccount: ReturnType<typeof accountOffer>,
): Promise<boolean> {
  const control = engine.fields().find((field) => typeOf(field) === "email" && field.value === email);
  if (!control || props.accountOffer === "page") return false;
  return onAccount(control, () => control.isConnected && control.value === email);
}

/** Reports the result of a form check to page scripts, in the summary and to screen readers. */
function makeOutcomeReporter(
  form: Element,
  engine: Engine,
  summary: FollowingSummary,
  context: IslandContext,
) {
  const t = context.texts(texts);
  return (isGood: boolean, isUnchecked: boolean) => {
    const wrong = engine.wrong();
    const codes = wrong.map(({ problem }) => problem.code);
    context.emit("wyspa:validated", { form, valid: isGood, codes });
    const isListed = summary.start(isGood && isUnchecked);
    if (isListed) context.announce(t("validated-form.summary", { count: wrong.length }));
    if (isGood && isUnchecked) context.announce(t("validated-form.unchecked"));
    const [first] = wrong;
    if (!first) return;
    const before = document.activeElement;
    const announceUnread = () =>
      document.activeElement === before && context.announce(plainText(first.problem));
    setTimeout(announceUnread, FOCUS_MS);
  };
}
