import type { Mount } from "../../runtime/islands/contract";
import { reactIsland } from "../../runtime/react/island";
import { catalogue } from "./catalogue";
import type { Control } from "./controls";
import { makeEngine } from "./engine";
import { goTo } from "./go-to";
import { makePainter } from "./paint";
import { handOut } from "./registry";
import type * as Server from "./server";
import { statusStore, wrongFields } from "./status";
import { followSubmit } from "./submitting";
import { FormStatus } from "./summary";
import { texts } from "./texts";
import { followInput } from "./timing";
import { tools } from "./tools";
import { watchFields } from "./watch-fields";

/** Validates a form, or a part of the page that a page script sends itself (spec §4, §5). */
export const mount: Mount = async (host, context) => {
  const { signal, announce, emit } = context;
  const say = context.texts(texts);
  /** The rules of the server's checks: tried again when they could not be fetched. */
  let server: typeof Server | undefined;
  const loadServer = async () => (server ??= await import("./server"));
  const lookup = catalogue(context, (code) => server?.serverText(code) ?? null);
  const painter = makePainter();
  const status = statusStore();
  const isMarked = host.getAttribute("data-island")?.split(/\s+/).includes(context.name) ?? false;
  const onAccount = (control: Control, isKnown: () => boolean) =>
    import("./account").then(
      ({ offerAccount }) => offerAccount(tools, host, control, isKnown, context),
      () => {}, // an offer that cannot be had is none
    );
  const engine = makeEngine({
    root: host,
    isMarked,
    context,
    lookup,
    painter,
    loadServer,
    onAccount,
  });

  for (const control of engine.fields()) painter.prepare(control);
  // Ahead of the first question; without it there is no result, and the server checks what is sent.
  if (host.querySelector("[data-graphql]")) loadServer().catch(() => {});
  const timing = followInput(engine, painter, signal);
  if (host.querySelector("[data-firm], [data-region], [data-region-province], .client_prefix__input"))
    import("./blocks").then(
      ({ followBlocks }) => followBlocks(tools, host, signal),
      () => {}, // the page's own scripts may do the same
    );
  watchFields(host, signal, timing.recheck);

  const tell = (isGood: boolean, isUnchecked: boolean) => {
    const wrong = engine.wrong();
    const codes = wrong.map(({ problem }) => problem.code);
    emit("wyspa:validated", { form: host, valid: isGood, codes });
    const several = wrong.length > 1 ? wrongFields(wrong) : [];
    status.set({ wrong: several, isUnchecked: isGood && isUnchecked });
    if (several.length) announce(say("validated-form.summary", { count: several.length }));
    if (isGood && isUnchecked) announce(say("validated-form.unchecked"));
    if (wrong[0]) goTo(wrong[0].control);
  };
  if (host instanceof HTMLFormElement)
    followSubmit({
      form: host,
      engine,
      timing,
      signal,
      onStart: () => engine.fields().forEach(painter.prepare),
      onOutcome: tell,
      onFault: (error) => context.fail("async", error),
    });

  const takeBack = handOut(host, { status, engine });
  signal.addEventListener("abort", () => {
    takeBack();
    painter.undo();
  });
  return reactIsland(FormStatus)(host, context);
};
