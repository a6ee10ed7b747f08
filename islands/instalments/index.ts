/**
 * A provider's instalment calculator (spec §7.14, contract B l). The island answers three ways to it: a press of its link,
 * whose `onclick` it reads; its props; and the old name `calculate_instalments`, which hands its call over by an event on a
 * host of its own. A press that the island takes, no other listener of the link gets: it is answered once.
 */
import type { Mount } from "../../runtime/contracts/island";
import { answerCalls } from "./answer-calls";
import { readCall } from "./call";
import { readHandler } from "./read-handler";

/** By it the old name hands a call over; `detail` holds the arguments. */
const CALL = "wyspa:instalments";
const OLD_NAME = "calculate_instalments";

/** The arguments of a press; null where the link's own handler has to answer it. */
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
  /** The handler's name is still on its way. */
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
