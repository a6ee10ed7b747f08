/**
 * Contacts by which a shopper proves who they are are changed only with a code (contract D 6): the fields of such ones
 * (`--block-edit`) ask for it when their value has changed.
 */
import type { Screen } from "./screen";

const DELAY_MS = 500;
const FIELDS = ["#client_email", "#client_phone_prefix", "#client_phone"];

/** @returns false where the page has no contact data */
export function followContact({ update }: Screen, tell: (isChanging: boolean) => void): boolean {
  const block = document.querySelector(".cop_contact");
  const known = FIELDS.map((selector) => document.querySelector<HTMLInputElement>(selector));
  if (!block || known.some((field) => !field)) return false;
  const before = new Map(known.map((field) => [field as HTMLInputElement, field?.value ?? ""] as const));
  const isLogged = () => {
    const vars: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "vars");
    return !!Reflect.get(Object(vars), "logged");
  };

  let isChanging = false;
  const onChanging = (is: boolean) => {
    isChanging = is;
    tell(is);
  };

  const changed = (field: HTMLInputElement) => {
    // The dialog takes the focus out of a field whose Enter has opened it.
    if (isChanging || field.value === before.get(field)) return;
    onChanging(true);
    const isPhone = field.id !== "client_email";
    const [, prefix, phone] = known as HTMLInputElement[];
    const given = isPhone
      ? { value: phone?.value ?? "", prefix: prefix?.value ?? "" }
      : { value: field.value };
    let isDone = false;
    setTimeout(() => {
      const way = isPhone ? "otp" : "email";
      const isOpen = update.open({
        changed: way,
        by: way,
        ...given,
        onDone() {
          isDone = true;
          for (const one of before.keys()) before.set(one, one.value);
          finishRegistration();
        },
        onClosed() {
          if (!isDone) for (const [one, value] of before) one.value = value;
          onChanging(false);
        },
      });
      if (!isOpen) onChanging(false); // nothing on this page could confirm it: the server will not take it
    }, DELAY_MS);
  };

  for (const field of block.querySelectorAll<HTMLInputElement>(".--block-edit input, input.--block-edit")) {
    if (!before.has(field)) before.set(field, field.value);
    field.addEventListener("blur", () => isLogged() && changed(field));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      changed(field);
    });
  }
  return true;
}

/** On the page for one's own data the form was on its way when the code was asked for. */
function finishRegistration(): void {
  const fn: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "fn");
  const summary = Object(Reflect.get(Object(fn), "copModulesSummaryClient")) as object;
  const submit: unknown = Reflect.get(summary, "onClickSubmitButton");
  if (typeof submit === "function") Reflect.apply(submit, summary, []);
}
