/** Measures a shopper's actions on a slow processor: from the event to the next paint (bar H5). */
import { type Lab, type Suite, withShop } from "../../lab/lab";
import { range, short } from "../../lab/report";
import { spread } from "../../lab/statistics";
import { touchAdding } from "./add-to-basket";
import { touchChoice } from "./choose-size";
import { touchForm } from "./fill-form";
import { touchBasket } from "./open-basket";
import type { Touch } from "./touch";
import { DEBOUNCE, touchSearch } from "./type-in-search";

const SLOWDOWN = 4;
const LIMIT = 100;

export const interactions: Suite = (lab) =>
  withShop({}, async (shop) => {
    const { first, opening, changing } = await touchBasket(lab, shop, SLOWDOWN);
    const typing = await touchSearch(lab, shop, SLOWDOWN);
    const adding = await touchAdding(lab, shop, SLOWDOWN);
    const choice = await touchChoice(lab, shop, SLOWDOWN);
    const form = await touchForm(lab, shop, SLOWDOWN);
    tell(lab, {
      "open the basket": opening,
      "change a quantity": changing,
      "type in the search": typing,
      "add to the basket": adding,
      "choose a size": choice.sizes,
      "one piece more": choice.quantities,
      "type in a form": form.typing,
      "send a form that is wrong": form.submitting,
    });
    const evaluating = first.task?.evaluating ?? 0;
    lab.report.note(
      `first opening: React evaluated in one task of ${short(first.task?.cpu ?? 0)} ms (${short(evaluating)} ms evaluation; exempt), next paint after ${short(first.paint)} ms, the panel with its rows after ${short(first.shown)} ms`,
    );
    lab.report.note(
      `typing is shown at once; "effect shown" of the search includes its debounce of ${DEBOUNCE} ms`,
    );
  });

function tell({ report }: Lab, all: Readonly<Record<string, readonly Touch[]>>): void {
  const of = (touches: readonly Touch[], pick: (touch: Touch) => number) => spread(touches.map(pick));
  report.table(`interactions, processor ${SLOWDOWN} times slower, ms: median (least–most)`, [
    ["", "event to next paint", "own time in it", "Event Timing", "longest script in a task", "effect shown"],
    ...Object.entries(all).map(([what, touches]) => [
      what,
      range(of(touches, ({ paint }) => paint)),
      range(of(touches, ({ own }) => own)),
      short(of(touches, ({ eventTiming }) => eventTiming).median),
      range(of(touches, ({ task }) => task?.script ?? 0)),
      range(of(touches, ({ shown }) => shown)),
    ]),
  ]);
  for (const [what, touches] of Object.entries(all))
    report.budget({
      what: `${what}: event to next paint`,
      actual: of(touches, ({ paint }) => paint).median,
      own: of(touches, ({ own }) => own).median,
      limit: LIMIT,
      unit: "ms",
    });
}
