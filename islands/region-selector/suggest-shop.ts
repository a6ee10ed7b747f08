/**
 * The older suggestion of another shop, which the server renders where the selector is not used (contract A 9.4).
 * The server's own markup, in a dialog that comes by itself.
 */
import type { Mount } from "../../runtime/islands/contract";
import { attributeLoans } from "../../runtime/ui/attribute-loans";
import type { DialogHandle } from "../../runtime/ui/dialog/options";
import { pressBySpace } from "../../runtime/ui/press-by-space";
import { isWanted, mayOpenByItself } from "./by-itself";
import { rememberClosed } from "./closing";
import { sitesAmong } from "./sites";
import { texts } from "./texts";

export const suggestShop: Mount = (host, context) => {
  const { signal } = context;
  const say = context.texts(texts);
  const sites = sitesAmong(
    [...host.querySelectorAll("[data-link]")].map((one) => one.getAttribute("data-link")),
  );
  const languages = [...host.querySelectorAll<HTMLElement>(".redirection__language")];
  const form = host.querySelector<HTMLFormElement>("form.redirection__submit");
  const button = host.querySelector<HTMLElement>(".redirection__button");
  const lend = attributeLoans(signal);
  let shown: DialogHandle | null = null;

  /** The site of the chosen country or, for a language without countries, its own; null without a choice. */
  const chosen = (): string | null => {
    const language = languages.find((one) => one.classList.contains("--active"));
    const country = language?.querySelector("input[name=shop_country]:checked");
    const source = country?.hasAttribute("data-link")
      ? country
      : (country?.closest("[data-link]") ??
        language?.querySelector(".redirection__selector.--any[data-link]"));
    return source?.getAttribute("data-link") ?? null;
  };
  const tell = () => {
    for (const language of languages)
      lend(nameOf(language), "aria-pressed", String(language.classList.contains("--active")));
    button?.classList.toggle("--disabled", chosen() === null);
  };
  const choose = (language: HTMLElement) => {
    for (const one of languages) one.classList.toggle("--active", one === language);
    const countries = language.querySelectorAll<HTMLInputElement>("input[name=shop_country]");
    if (countries.length === 1 && countries[0]) countries[0].checked = true;
    tell();
  };
  const actsAsButton = (element: HTMLElement, act: () => void) => {
    if (!element.matches("button")) lend(element, "role", "button");
    if (!element.matches("button, a[href]")) lend(element, "tabindex", "0");
    pressBySpace(element, signal);
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Enter" && !element.matches("button, a[href]")) element.click();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        act();
      },
      { signal },
    );
  };
  const submit = () => {
    const address = chosen();
    if (address === null) return context.alert(say("region-selector.choose-both"));
    if (!form) return;
    form.setAttribute("action", sites(address) ?? location.href);
    form.method = "post";
    rememberClosed();
    HTMLFormElement.prototype.submit.call(form);
  };

  for (const language of languages) actsAsButton(nameOf(language), () => choose(language));
  if (button) actsAsButton(button, submit);
  // For the pointer only: the dialog has a close button of its own, with a name.
  host.querySelector(".redirection__close")?.addEventListener("click", () => shown?.close(), { signal });
  host.addEventListener("change", tell, { signal });
  tell();

  const show = async () => {
    shown = await context.dialog({
      element: host,
      classes: "--redirection --large",
      automatic: true,
      isWanted,
      onClose() {
        if (signal.aborted) return;
        rememberClosed();
        host.remove();
      },
    });
    if (signal.aborted) shown?.close();
  };
  signal.addEventListener("abort", () => shown?.close());
  if (mayOpenByItself()) void show();
};

/** What is pressed: the language's name, where it is marked as one. */
const nameOf = (language: HTMLElement) => language.querySelector<HTMLElement>(":scope > strong") ?? language;
