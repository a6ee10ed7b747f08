import type { IslandContext } from "../../runtime/islands/contract";
import { fieldMessage } from "../../runtime/kit/field-message";
import { designerTeller } from "../../runtime/kit/tell-designer";
import { type Outcome, setCountry } from "./operations";
import type { CountryPlace } from "./read-host";
import { renew } from "./renew";
import type { Say } from "./texts";

const tell = designerTeller();

/** Sets the chosen country at the platform. The last choice counts; what could not be set is no longer shown as chosen. */
export function chooseCountry(context: IslandContext, say: Say, { select, areForced }: CountryPlace): void {
  const { signal, platform, announce, emit } = context;
  const message = fieldMessage(select, "--delivery-place-error");
  const nameOf = (id: string) => [...select.options].find(({ value }) => value === id)?.text.trim() ?? id;
  let known = select.value;
  let waiting: string | null = null;
  let isBusy = false;

  const settle = async (id: string, { isSet, reason }: Outcome): Promise<void> => {
    if (isSet) {
      known = id;
      if (waiting === null)
        await renew(context, "region", say("delivery-place.chosen-country", { place: nameOf(id) }));
      return;
    }
    emit("wyspa:region", { action: "failed", type: "region" });
    if (waiting !== null) return;
    select.value = known;
    const text = reason || say("delivery-place.failed");
    message.show(text);
    announce(text, { assertive: true });
  };
  const change = async (): Promise<void> => {
    message.clear();
    waiting = select.value;
    if (isBusy) return;
    isBusy = true;
    try {
      while (waiting !== null && !signal.aborted) {
        const id: string = waiting;
        waiting = null;
        if (!/^[1-9]\d{0,14}$/.test(id)) {
          tell(
            select,
            "delivery-place needs the platform's number of the country as the value of each option.",
          );
          continue;
        }
        announce(say("delivery-place.choosing"));
        await settle(id, await setCountry(platform, Number(id), areForced));
      }
    } finally {
      isBusy = false;
    }
  };
  select.addEventListener("change", change, { signal });
  signal.addEventListener("abort", () => message.clear());
}
