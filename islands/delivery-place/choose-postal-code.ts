import { activeElement, contains } from "../../runtime/base/safe-dom";
import { readTyped } from "../../runtime/base/typed-text";
import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import { oneTimer } from "../../runtime/dom/one-timer";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { type FieldMessage, fieldMessage } from "../../runtime/forms/field-message";
import { exampleOfOnly } from "../../runtime/forms/format-example";
import { codeInFormats } from "../../runtime/forms/postal-codes";
import { forget, namedDefault, remember } from "../../runtime/platform/forced-cookies";
import { shopErrorText } from "../../runtime/texts/shop-error-text";
import { setPostalCode } from "./operations";
import type { PostalCodePlace } from "./read-host";
import { renew } from "./renew";
import type { DeliveryTranslate } from "./texts";

/** Milliseconds after which the form is free again, because the shopper can stop the reload (bar R29). */
const ANSWER_DEADLINE_MS = 16_000;

/**
 * Checks the code against the country's format, sets it on the platform, and updates the page. The reloaded page
 * shows the notice of a forced place.
 * The last submit counts: answers about an earlier code, or about one that has left the field, are not shown (bar
 * R31).
 */
export function choosePostalCode(context: IslandContext, t: DeliveryTranslate, place: PostalCodePlace): void {
  const { form, input } = place;
  const { signal, platform, announce, emit } = context;
  const message = fieldMessage(input, "--delivery-place-error");
  const patience = oneTimer(signal);
  let isBusy = false;
  /** The last submitted code, until the page shows it or it is dropped. */
  let requested: string | null = null;
  /** The submitted code in the format that the server has named: `PL 00950` is 00-950. */
  let corrected: string | null = null;
  /** The code that the platform has and the page does not show yet. */
  let known: string | null = null;
  let stopBusy = () => {};

  const complain = complaining(place, message, announce);
  const choose = async (code: string): Promise<void> => {
    if (code !== corrected) announce(t("delivery-place.choosing"));
    corrected = null;
    const refuse = (text: string) => readTyped(input.value) === code && complain(text);
    const fault = await faultOf(code, context, t, place);
    if (signal.aborted || code !== requested) return;
    if (fault?.meant) requested = corrected = rewrite(input, code, fault.meant);
    else if (fault) refuse(fault.text);
    if (fault) return;
    const { isSet, reason, fallback } = await setPostalCode(platform, code);
    if (isSet) known = code;
    if (isSet || signal.aborted) return;
    emit("wyspa:region", { action: "failed", type: "zipcode" });
    if (code === requested) refuse(reason || t(fallback));
  };
  const free = () => {
    patience.clear();
    requested = null;
    stopBusy();
  };
  /** Sets the submitted code, then any code submitted meanwhile. */
  const follow = async (): Promise<void> => {
    isBusy = true;
    stopBusy = busy(form.querySelector("button:not([type=button], [type=reset]), [type=submit]"));
    let isLeaving = false;
    try {
      for (let code = ""; requested !== null && code !== requested && !signal.aborted; ) {
        code = requested;
        await choose(code);
        if (known === null || (code !== requested && !signal.aborted)) continue;
        const set = known;
        known = null;
        isLeaving = await settle(context, t, place, set);
      }
    } finally {
      isBusy = false;
      // Until the reload, another press would start the request again.
      if (isLeaving) patience.set(free, ANSWER_DEADLINE_MS);
      else free();
    }
  };

  const submit = (event: SubmitEvent) => {
    // The server handles buttons with their own address.
    if (event.submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    const code = readTyped(input.value);
    if (code && code === requested) return;
    message.clear();
    if (!code) return complain(t("delivery-place.empty"));
    if (!isBusy) free();
    requested = code;
    if (!isBusy) void follow();
  };
  // The browser would report an empty field in its own language; the island uses the shop's.
  overrideAttributesUntilAbort(signal)(form, "novalidate", "");
  form.addEventListener("submit", submit, { signal });
  input.addEventListener("input", () => message.clear(), { signal });
  // A page restored by Back no longer loads.
  window.addEventListener("pageshow", ({ persisted }) => persisted && !isBusy && free(), { signal });
  signal.addEventListener("abort", () => {
    message.clear();
    if (!isBusy) free();
  });
}

/** @returns shows an error at the field */
const complaining =
  ({ form, input }: PostalCodePlace, message: FieldMessage, announce: IslandContext["announce"]) =>
  (text: string) => {
    message.show(text);
    announce(text, { assertive: true });
    const focused = activeElement();
    // Does not steal focus from another part of the page.
    if (!focused || focused === document.body || contains(form, focused)) input.focus();
  };

/** Writes the code that is meant into the field, unless the shopper types on. @returns it */
function rewrite(input: HTMLInputElement, typed: string, meant: string): string {
  if (readTyped(input.value) === typed) input.value = meant;
  return meant;
}

/**
 * Checks a code.
 * @returns its error, and the code that is meant if it only lacks the country's format; `null` without an error
 */
async function faultOf(
  code: string,
  context: IslandContext,
  t: DeliveryTranslate,
  place: PostalCodePlace,
): Promise<{ readonly text: string; readonly meant?: string | null } | null> {
  const { platform, signal, store } = context;
  const { country, input } = place;
  const shopTexts = store.getState().shop.texts;
  const check = { id: input.id, type: "zipcode", value: code, ...(country && { country }) };
  const [verdict] = await platform.checkClientData([check], { signal });
  const [first, second] = verdict?.messages ?? [];
  if (!first) return null;
  const own = shopErrorText(shopTexts, first.code);
  const standard = t("delivery-place.incorect_zipcode");
  if (first.code !== "incorect_zipcode") return { text: own ?? (first.message || standard) };
  const formats = second?.message ?? "";
  const text = own ?? standard;
  const inFormat = codeInFormats(formats, code);
  return {
    text: formats ? `${text} ${hintOf(formats, context, t)}` : text,
    meant: inFormat === code ? null : inFormat,
  };
}

/**
 * The formats, and an example of the only one. With friendly messages the example replaces them, unless the server sends
 * other text. A shop's own words for formats get no example.
 */
function hintOf(formats: string, { props, store }: IslandContext, t: DeliveryTranslate): string {
  const { texts: shopTexts } = store.getState().shop;
  const standard = t("delivery-place.formats");
  const words = shopErrorText(shopTexts, "zipcodeFormat") ?? standard;
  const example = exampleOfOnly(formats);
  if (example && props.messages === "friendly") return t("delivery-place.example", { example });
  return `${words} ${formats}${example && words === standard ? ` (${t("delivery-place.eg", { example })})` : ""}`;
}

/**
 * No submit is pending: cookies and page follow the platform.
 * @returns whether the page reloads
 */
function settle(
  context: IslandContext,
  t: DeliveryTranslate,
  place: PostalCodePlace,
  code: string,
): Promise<boolean> {
  const own = place.default || namedDefault("zipcode");
  if (code === own) forget("zipcode");
  else remember("zipcode", { current: code, default: own });
  return renew(context, "zipcode", t("delivery-place.chosen", { place: code }));
}
