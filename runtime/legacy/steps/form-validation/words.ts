/** What the server says of a value, in the shop's words: for scripts that show it themselves. */
import type { ServerMessage } from "../../../contracts/client-data";
import type { CompatNeeds } from "../../needs";
import { validationTexts } from "../texts";

const own = (table: unknown, code: string): string => {
  const text: unknown = Object.hasOwn(Object(table), code) && Reflect.get(Object(table), code);
  return typeof text === "string" ? text : "";
};

/** What stands in the field is judged whole: its prefix, if it leads to one. */
const wholeValue = (input: HTMLInputElement): string => {
  const companion = input.getAttribute("data-concat-from");
  const prefix = companion ? document.querySelector<HTMLInputElement>(companion)?.value : "";
  return (prefix ?? "") + input.value;
};

export function serverWords({ platform, texts }: CompatNeeds) {
  /** The first message's code decides; a code that the shop has no text of says what the server says. */
  const concatErrorMessages = (messages: unknown): string => {
    const [first] = (Array.isArray(messages) ? messages : [messages]) as (ServerMessage | undefined)[];
    const shop = Reflect.get(Object(Reflect.get(window, "app_shop")), "txt");
    return own(Object(shop).errorCode, String(first?.code)) || String(first?.message ?? "");
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
