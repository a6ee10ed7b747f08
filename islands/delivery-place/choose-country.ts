import { warnOnce } from "../../runtime/base/console";
import type { IslandContext } from "../../runtime/contracts/island";
import { fieldMessage } from "../../runtime/forms/field-message";
import { forget, namedDefault, remember } from "../../runtime/platform/forced-cookies";
import { setCountry } from "./operations";
import type { CountryPlace } from "./read-host";
import { renew } from "./renew";
import type { DeliveryTranslate } from "./texts";

/**
 * Sets the chosen country on the platform.
 * The last choice counts; the list no longer shows a choice that failed. A choice from before the mount, or restored
 * by the browser, counts like any other.
 */
export function chooseCountry(context: IslandContext, t: DeliveryTranslate, place: CountryPlace): void {
  const { select, areForced } = place;
  const { signal, platform, announce, emit, store } = context;
  const message = fieldMessage(select, "--delivery-place-error");
  const nameOf = (id: string) => [...select.options].find(({ value }) => value === id)?.text.trim() ?? id;
  const own = place.default ? nameOf(place.default) : namedDefault("region");
  /**
   * Stores the note about a forced country for later pages. Only customers get it, because they have a default
   * country (contract B b.2, j).
   */
  const note = (country: string) => {
    const isCustomer = store.getState().customer.status === "signed-in";
    if (isCustomer && areForced && own && own !== country)
      remember("region", { current: country, default: own });
    else forget("region"); // an earlier note is about another country
  };
  /** The country that the platform has now. */
  let known = serversOwn(select);
  /** The page does not show the country yet. */
  let isBehind = false;
  let waiting: string | null = null;
  let isBusy = false;

  const set = async (id: string): Promise<void> => {
    announce(t("delivery-place.choosing"));
    const { isSet, reason, fallback } = await setCountry(platform, Number(id), areForced);
    if (isSet) {
      known = id;
      isBehind = true;
      note(nameOf(id));
    }
    if (isSet || signal.aborted) return;
    emit("wyspa:region", { action: "failed", type: "region" });
    if (waiting !== null) return;
    const text = reason || t(fallback);
    message.show(text);
    announce(text, { assertive: true });
  };
  /** No choice is pending: the list and the page follow the platform. */
  const settle = async (): Promise<void> => {
    if (!signal.aborted && select.value !== known) select.value = known;
    if (!isBehind) return;
    isBehind = false;
    await renew(context, "region", t("delivery-place.chosen-country", { place: nameOf(known) }));
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
        if (/^[1-9]\d{0,14}$/.test(id)) await set(id);
        else
          warnOnce(
            "delivery-place: the value of an <option> is not the platform's number of a country. Write that number into each <option>.",
            select,
          );
        if (waiting === null) await settle();
      }
    } finally {
      isBusy = false;
    }
  };
  select.addEventListener("change", change, { signal });
  signal.addEventListener("abort", () => message.clear());
  if (select.value !== known) void change();
}

/** The server's choice: the marked option, else the first enabled one. */
function serversOwn({ options, value }: HTMLSelectElement): string {
  const all = [...options];
  const marked = all.filter((option) => option.hasAttribute("selected")).at(-1);
  return (marked ?? all.find((option) => !option.matches(":disabled")))?.value ?? value;
}
