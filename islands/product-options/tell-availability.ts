import { showPageError } from "../../runtime/base/console";
import { query } from "../../runtime/base/safe-dom";
import { getPath, text } from "../../runtime/base/values";
import { busy } from "../../runtime/dom/busy-button";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { availabilityForm, type TellForm } from "./dialogs/availability-form";
import { dialogTexts } from "./dialogs/texts";
import type { Parts } from "./parts";

/** Reads the e-mail address of a signed-in shopper. */
const CLIENT = {
  document: "query Client { client { email } }",
  suffix: "?query=client",
};

/** Lets the page's own script put its token into the form; the shop decides whether the token is required. */
function prepareRecaptcha(): void {
  const prepare: unknown = Reflect.get(window, "prepareRecaptcha");
  try {
    if (typeof prepare === "function") prepare();
  } catch (error) {
    showPageError(error);
  }
}

/** Asks for an e-mail address to which the shop reports that a size is available again. */
export async function open(parts: Parts, opener: HTMLElement): Promise<void> {
  const { context } = parts;
  const t = context.texts(dialogTexts);
  const form = availabilityForm(t);
  const dialog = await ownDialog(context, {
    element: form.element,
    title: t("product.sold-out"),
    classes: "--tell-availability --medium",
    opener,
  });
  if (!dialog) return;
  form.element.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(parts, form).then((isSent) => isSent && dialog.close());
  });
  void fillIn(parts, form.email);
  prepareRecaptcha();
}

async function fillIn({ context }: Parts, email: HTMLInputElement): Promise<void> {
  if (Reflect.get(window, "client_login") !== "true") return;
  const answer = await context.platform.graphql(CLIENT, {}, { signal: context.signal });
  const known = answer.ok ? text(getPath(answer.data, "client", "email")) : "";
  if (known && !email.value) email.value = known; // keeps an address typed in the meantime
}

/** @returns whether the shop has saved the address */
async function send(
  { context, view, t: tPage }: Parts,
  { element, email, button, fault }: TellForm,
): Promise<boolean> {
  const t = context.texts(dialogTexts);
  const { product, choice } = view();
  if (button.getAttribute("aria-disabled") === "true") return false;
  const stopBusy = busy(button);
  fault("");
  const fields = Object.fromEntries(
    [...new FormData(element)].filter(([, value]) => typeof value === "string"),
  );
  const answer = await context.platform.projector(
    {
      action: "set_product_observed",
      product: product.id,
      size: choice.size?.id ?? "",
      email: email.value.trim(),
      mode: "2",
      recaptcha: query<HTMLInputElement>(element, "[name=iai-recaptcha-token]")?.value ?? "",
      field: JSON.stringify(fields),
    },
    { signal: context.signal },
  );
  stopBusy();
  if (!answer.ok) {
    // The shop has not judged the data, so the message must not blame them.
    if (answer.kind !== "aborted") fault(tPage("product.no-connection"));
    return false;
  }
  const { status, errdesc } = answer.data;
  if (text(status) === "error" || text(errdesc)) {
    const isAddress = text(errdesc) === "mail";
    fault(t(isAddress ? "product.wrong-address" : "product.not-told"));
    if (isAddress) email.focus();
    return false;
  }
  context.alert(t("product.will-tell"), { type: "success" });
  return true;
}
