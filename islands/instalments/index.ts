/**
 * A provider's instalment calculator (contract B l).
 * The island answers three kinds of call: a press on its link, whose `onclick` it reads; its props; and the old
 * global. `calculate_instalments` dispatches its call as an event on a separate host. No other listener of the link
 * gets a press that the island takes, so it is answered once.
 */
import type { Mount } from "../../runtime/contracts/island";
import { answerCalls } from "./answer-calls";
import { readCall } from "./call";
import { readHandler } from "./read-handler";

/** Event by which the old global passes a call on; `detail` holds the arguments. */
const CALL = "wyspa:instalments";
const OLD_NAME = "calculate_instalments";

/** Returns the arguments of a press; `null` when the link's own handler has to answer it. */
function argumentsOf(host: HTMLElement, props: Readonly<Record<string, unknown>>): readonly unknown[] | null {
  const { window: link, instalments: instalmentName } = host.dataset;
  const own = { link, instalmentName };
  if (Object.keys(props).length) return [{ ...own, ...props }];
  if (host.hasAttribute("onclick")) return readHandler(host);
  return link === undefined ? null : [own];
}

export const mount: Mount = (host, context) => {
  const { signal } = context;
  const answer = answerCalls(context);
  /** The global that the handler calls is not loaded yet. */
  const isEarly = () => !!host.getAttribute("onclick")?.includes(OLD_NAME) && !(OLD_NAME in window);

  const press = (event: Event) => {
    const args = argumentsOf(host, context.props);
    if (!args && !isEarly()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (args) void answer(readCall(args));
    else void window.wyspa.ready.then(() => signal.aborted || isEarly() || host.click());
  };
  const call = ({ detail }: CustomEvent<readonly unknown[]>) => void answer(readCall(detail));
  host.addEventListener("click", press, { capture: true, signal });
  host.addEventListener(CALL, call as EventListener, { signal });
};
