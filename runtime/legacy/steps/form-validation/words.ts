/** Asks the server about a value and returns the shop's text, for scripts that show messages themselves. */
import type { ServerMessage } from "../../../contracts/client-data";
import { textIn } from "../../../texts/shop-error-text";
import { attempt } from "../../attempt";
import type { LegacyNeeds } from "../../needs";
import { validationTexts } from "../texts";

/** The value that is checked: the field's text, after the text of its prefix field if it has one. */
const wholeValue = (input: HTMLInputElement): string => {
  const companion = input.getAttribute("data-concat-from");
  const prefix = companion && attempt(() => document.querySelector<HTMLInputElement>(companion))?.value;
  return (prefix ?? "") + input.value;
};

export function serverWords({ platform, texts }: LegacyNeeds) {
  /** The first message's code selects the shop's text; without such a text, the server's message is used. */
  const concatErrorMessages = (messages: unknown): string => {
    const [first] = (Array.isArray(messages) ? messages : [messages]) as (ServerMessage | undefined)[];
    const shop = Reflect.get(Object(Reflect.get(window, "app_shop")), "txt");
    return textIn(Object(shop).errorCode, String(first?.code)) ?? String(first?.message ?? "");
  };
  const ask =
    (type: "phone" | "email", otherwise: keyof typeof validationTexts) =>
    async ({ input }: { input?: HTMLInputElement } = {}): Promise<string> => {
      if (!input) return "";
      const country = input.getAttribute("data-region") ?? undefined;
      const check = { id: type, type, value: wholeValue(input), ...(country && { country }) };
      const [verdict] = await platform.checkClientData([check]);
      if (!verdict?.messages.length) return "";
      return concatErrorMessages(verdict.messages) || texts(validationTexts)(otherwise);
    };
  return {
    concatErrorMessages,
    validatePhoneGQL: ask("phone", "steps.phone"),
    validateEmailGQL: ask("email", "steps.email"),
  };
}
