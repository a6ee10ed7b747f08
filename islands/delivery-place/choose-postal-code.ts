import type { IslandContext } from "../../runtime/islands/contract";
import { attributeLoans } from "../../runtime/kit/attribute-loans";
import { busy } from "../../runtime/kit/busy-button";
import { fieldMessage } from "../../runtime/kit/field-message";
import { forget, remember } from "../../runtime/kit/forced-cookies";
import { shopErrorText } from "../../runtime/kit/shop-error-text";
import { setPostalCode } from "./operations";
import type { PostalCodePlace } from "./read-host";
import { renew } from "./renew";
import type { Say } from "./texts";

/**
 * Checks the code by the country's format, has the platform set it, and has the page say so: the notice of a forced place
 * follows on the page that comes (spec §4 Forced region).
 */
export function choosePostalCode(context: IslandContext, say: Say, place: PostalCodePlace): void {
  const { form, input } = place;
  const { signal, platform, announce, emit, store } = context;
  const shopTexts = store.getState().shop.texts;
  const message = fieldMessage(input, "--delivery-place-error");
  let isBusy = false;

  const complain = (text: string) => {
    message.show(text);
    announce(text, { assertive: true });
    input.focus();
  };
  /** What is wrong with a code; empty where nothing is, or nobody can say. */
  const faultOf = async (code: string): Promise<string> => {
    const { country } = place;
    const check = { id: input.id, type: "zipcode", value: code, ...(country && { country }) };
    const [verdict] = await platform.checkClientData([check], { signal });
    const [first, second] = verdict?.messages ?? [];
    if (!first) return "";
    const own = shopErrorText(shopTexts, first.code);
    if (first.code !== "incorect_zipcode")
      return own ?? (first.message || say("delivery-place.incorect_zipcode"));
    const formats = shopErrorText(shopTexts, "zipcodeFormat") ?? say("delivery-place.formats");
    return `${own ?? say("delivery-place.incorect_zipcode")}${second?.message ? ` ${formats} ${second.message}` : ""}`;
  };
  const choose = async (code: string): Promise<void> => {
    const fault = await faultOf(code);
    if (signal.aborted) return;
    if (fault) return complain(fault);
    const { isSet, reason } = await setPostalCode(platform, code);
    if (!isSet) {
      if (signal.aborted) return;
      emit("wyspa:region", { action: "failed", type: "zipcode" });
      return complain(reason || say("delivery-place.failed"));
    }
    if (code === place.default) forget("zipcode");
    else remember("zipcode", { current: code, default: place.default });
    await renew(context, "zipcode", say("delivery-place.chosen", { place: code }));
  };

  const submit = async (event: SubmitEvent) => {
    // Buttons with an address of their own are the server's.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (isBusy) return;
    message.clear();
    const code = input.value.trim();
    if (!code) return complain(say("delivery-place.empty"));
    isBusy = true;
    const rest = busy(form.querySelector("button:not([type=button], [type=reset]), [type=submit]"));
    announce(say("delivery-place.choosing"));
    try {
      await choose(code);
    } finally {
      isBusy = false;
      rest();
    }
  };
  // What the browser would say of an empty field, in its own language, is said in the shop's.
  attributeLoans(signal)(form, "novalidate", "");
  form.addEventListener("submit", submit, { signal });
  input.addEventListener("input", () => message.clear(), { signal });
  signal.addEventListener("abort", () => message.clear());
}
