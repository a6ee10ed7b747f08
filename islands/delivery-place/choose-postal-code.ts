import { activeElement, contains } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import { fieldMessage } from "../../runtime/dom/field-message";
import { forget, namedDefault, remember } from "../../runtime/dom/forced-cookies";
import { oneTimer } from "../../runtime/dom/one-timer";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override-attributes";
import { shopErrorText } from "../../runtime/dom/shop-error-text";
import { setPostalCode } from "./operations";
import type { PostalCodePlace } from "./read-host";
import { renew } from "./renew";
import type { Say } from "./texts";

/** A page that is to come anew and does not, because the shopper has stopped it, is free again after this long (bar R29). */
const PATIENCE_MS = 16_000;

/**
 * Checks the code by the country's format, has the platform set it, and has the page say so: the notice of a forced place
 * follows on the page that comes (spec §4 Forced region). The last wish counts: an answer about an earlier code, or about
 * one that is no longer in the field, is not shown (bar R31).
 */
export function choosePostalCode(context: IslandContext, t: Say, place: PostalCodePlace): void {
  const { form, input } = place;
  const { signal, platform, announce, emit } = context;
  const message = fieldMessage(input, "--delivery-place-error");
  const patience = oneTimer(signal);
  let isBusy = false;
  /** The code that was asked for last, until the page stands for it, or it is given up. */
  let wished: string | null = null;
  /** What the platform has by now, and the page has yet to follow. */
  let known: string | null = null;
  let rest = () => {};

  const complain = (text: string) => {
    message.show(text);
    announce(text, { assertive: true });
    const here = activeElement();
    // Who has gone on elsewhere meanwhile stays there.
    if (!here || here === document.body || contains(form, here)) input.focus();
  };
  const choose = async (code: string): Promise<void> => {
    announce(t("delivery-place.choosing"));
    const refuse = (text: string) => input.value.trim() === code && complain(text);
    const fault = await faultOf(code, context, t, place);
    if (signal.aborted || code !== wished) return;
    if (fault) return void refuse(fault);
    const { isSet, reason } = await setPostalCode(platform, code);
    if (isSet) known = code;
    if (isSet || signal.aborted) return;
    emit("wyspa:region", { action: "failed", type: "zipcode" });
    if (code === wished) refuse(reason || t("delivery-place.failed"));
  };
  const free = () => {
    patience.clear();
    wished = null;
    rest();
  };
  /** Sets what is wished, and what is wished meanwhile. */
  const follow = async (): Promise<void> => {
    isBusy = true;
    rest = busy(form.querySelector("button:not([type=button], [type=reset]), [type=submit]"));
    let isLeaving = false;
    try {
      for (let code = ""; wished !== null && code !== wished && !signal.aborted; ) {
        code = wished;
        await choose(code);
        if (known === null || (code !== wished && !signal.aborted)) continue;
        const set = known;
        known = null;
        isLeaving = await settle(context, t, place, set);
      }
    } finally {
      isBusy = false;
      // As long as the old page stands, a further press would start it all over.
      if (isLeaving) patience.set(free, PATIENCE_MS);
      else free();
    }
  };

  const submit = (event: SubmitEvent) => {
    // Buttons with an address of their own are the server's.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    const code = input.value.trim();
    if (code && code === wished) return;
    message.clear();
    if (!code) return complain(t("delivery-place.empty"));
    if (!isBusy) free();
    wished = code;
    if (!isBusy) void follow();
  };
  // What the browser would say of an empty field, in its own language, is said in the shop's.
  overrideAttributesUntilAbort(signal)(form, "novalidate", "");
  form.addEventListener("submit", submit, { signal });
  input.addEventListener("input", () => message.clear(), { signal });
  // Brought back by Back, the page does not load any more.
  window.addEventListener("pageshow", ({ persisted }) => persisted && !isBusy && free(), { signal });
  signal.addEventListener("abort", () => {
    message.clear();
    if (!isBusy) free();
  });
}

/** What is wrong with a code; empty where nothing is, or nobody can say. */
async function faultOf(
  code: string,
  { platform, signal, store }: IslandContext,
  t: Say,
  place: PostalCodePlace,
) {
  const { country, input } = place;
  const shopTexts = store.getState().shop.texts;
  const check = { id: input.id, type: "zipcode", value: code, ...(country && { country }) };
  const [verdict] = await platform.checkClientData([check], { signal });
  const [first, second] = verdict?.messages ?? [];
  if (!first) return "";
  const own = shopErrorText(shopTexts, first.code);
  if (first.code !== "incorect_zipcode")
    return own ?? (first.message || t("delivery-place.incorect_zipcode"));
  const formats = shopErrorText(shopTexts, "zipcodeFormat") ?? t("delivery-place.formats");
  return `${own ?? t("delivery-place.incorect_zipcode")}${second?.message ? ` ${formats} ${second.message}` : ""}`;
}

/** Nothing is waiting any more: cookies and page say what the platform has. @returns whether the page is on its way */
function settle(context: IslandContext, t: Say, place: PostalCodePlace, code: string): Promise<boolean> {
  const own = place.default || namedDefault("zipcode");
  if (code === own) forget("zipcode");
  else remember("zipcode", { current: code, default: own });
  return renew(context, "zipcode", t("delivery-place.chosen", { place: code }));
}
