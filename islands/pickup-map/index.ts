/**
 * Lets the shopper choose a pickup point (contract B o, F 1.3).
 * On the page of pickup sites the widget replaces the server's. It writes the point's id into the page's hidden field
 * and submits its form. The old global dispatches its calls as events on a separate host. The widget then opens in a
 * dialog or in a place of the page's script, and the script gets the point.
 */
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { chosenPoint, rememberChosen, writePoint } from "./chosen-point";
import type { Point } from "./points";
import { readHost, readOptions, type Wanted } from "./wanted";
import type * as widget from "./widget";

/** Event by which the old global passes a call on; `detail` is a `Call`. */
const CALL = "wyspa:pickup-points";

export interface Call {
  readonly family: Wanted["family"];
  readonly options: Readonly<Record<string, unknown>>;
  /** Runs functions of the options. Their exceptions must not stop the island. */
  attempt(call: () => unknown): unknown;
  /** Makes the script's place for the widget, once the widget can be shown; `null` means a dialog. */
  place(): HTMLElement | null;
  /** Called when the widget cannot be shown. */
  failed(): void;
}

const load = (context: IslandContext) => context.load<typeof widget>("widget");

export const mount: Mount = async (host, context) => {
  const inPage = readHost(host, context.props);
  if (!inPage) return answerCalls(host, context);
  const choose = (point: Point, clientNumber: string) => {
    if (!writePoint(host, point, clientNumber, context.signal)) return false;
    rememberChosen(context, point);
    context.emit("wyspa:pickup-point", { host, ...idsOf(point) });
    return true;
  };
  return (await load(context)).showInPage(host, context, { ...inPage, choose, ready() {} });
};

const idsOf = ({ courier, id }: Point) => ({ courierId: courier.id, pointId: id });

function answerCalls(host: HTMLElement, context: IslandContext): () => void {
  let showing: widget.Showing | null = null;
  /** Of several calls during the load, only the last one is answered. */
  let latest: Call | null = null;
  /** Answers run one after the other: a call that arrives while a dialog opens finds it open. */
  let answering: Promise<void> = Promise.resolve();

  const answer = (call: Call) => {
    const asked = readOptions(call.options, call.family);
    if (!asked) return;
    latest = call;
    answering = answering.then(() => show(call, asked));
  };
  const show = async (call: Call, asked: NonNullable<ReturnType<typeof readOptions>>): Promise<void> => {
    if (latest !== call) return;
    if (showing?.isOpen()) return showing.begin(asked);
    const { options, attempt } = call;
    let place: HTMLElement | null = null;
    const wanted: Wanted = {
      ...asked,
      choose(point, clientNumber) {
        rememberChosen(context, point);
        const { callback, elementCallback } = options;
        if (typeof callback === "function")
          attempt(() => callback.call(options, { ...chosenPoint(point, clientNumber), elementCallback }));
        context.emit("wyspa:pickup-point", { host: place ?? host, ...idsOf(point) });
        return true;
      },
      ready() {
        const { afterReady } = options;
        if (typeof afterReady === "function") attempt(() => afterReady.call(options));
      },
    };
    try {
      const { showAt, showInDialog } = await load(context);
      if (latest !== call || context.signal.aborted) return;
      place = call.place();
      showing = await (place ? showAt(place, context, wanted) : showInDialog(context, wanted));
      if (!showing) call.failed();
      // A visit or an unmount came meanwhile. A later call takes over an open widget.
      else if (context.signal.aborted || !latest) leave();
    } catch {
      call.failed(); // the loader has reported the missing chunk
    }
  };
  /** After a visit, the script that asked has no place any more for a choice. */
  const leave = () => {
    latest = null;
    showing?.end();
    showing = null;
  };
  document.addEventListener("wyspa:visit", leave, { signal: context.signal });
  const call = ({ detail }: CustomEvent<Call>) => answer(detail);
  host.addEventListener(CALL, call as EventListener, { signal: context.signal });
  return leave;
}
