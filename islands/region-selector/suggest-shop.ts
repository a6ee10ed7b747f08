/**
 * Shows the older suggestion of another shop, which the server renders when the selector is not in use (contract A
 * 9.4).
 * It is the server's own markup, in a dialog that opens automatically.
 */

import type { DialogHandle } from "../../runtime/contracts/dialog";
import type { IslandContext } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { eachNew } from "../../runtime/dom/each-new";
import { isEscape } from "../../runtime/dom/is-escape";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { isWanted } from "./auto-open";
import { rememberClosed } from "./closing";
import { sitesAmong } from "./sites";
import { texts } from "./texts";

const languagesIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(".redirection__language")];
const isActive = (language: Element) => language.classList.contains("--active");
/** The pressable element: the language's name when the markup has one. */
const nameOf = (language: HTMLElement) => language.querySelector<HTMLElement>(":scope > strong") ?? language;

/** @param claimAutoOpen comes from the island, because it counts the page's other selectors as well */
export function suggestShop(host: HTMLElement, context: IslandContext, claimAutoOpen: () => boolean): void {
  const { signal } = context;
  const button = host.querySelector<HTMLElement>(".redirection__button");
  const override = overrideAttributesUntilAbort(signal);

  const updateState = () => {
    for (const language of languagesIn(host))
      override(nameOf(language), "aria-pressed", String(isActive(language)));
    button?.classList.toggle("--disabled", chosenSite(host) === null);
  };
  const onPress = (element: HTMLElement, act: () => void) => {
    actAsButton(element, override, signal);
    const press = (event: MouseEvent) => {
      event.preventDefault();
      act();
    };
    element.addEventListener("click", press, { signal });
  };
  const offer = (language: HTMLElement) => {
    onPress(nameOf(language), () => {
      choose(language, languagesIn(host));
      updateState();
    });
    updateState();
  };
  eachNew(host, () => languagesIn(host), offer, signal);
  if (button) onPress(button, sending(host, context));
  host.addEventListener("change", updateState, { signal });
  updateState();
  showByItself(host, context, claimAutoOpen);
}

/** The site of the chosen country, or of a language without countries; `null` without a choice. */
function chosenSite(host: HTMLElement): string | null {
  const language = languagesIn(host).find(isActive);
  const country = language?.querySelector("input[name=shop_country]:checked");
  const source = country?.hasAttribute("data-link")
    ? country
    : (country?.closest("[data-link]") ?? language?.querySelector(".redirection__selector.--any[data-link]"));
  return source?.getAttribute("data-link") ?? null;
}

function choose(language: HTMLElement, languages: readonly HTMLElement[]): void {
  for (const one of languages) one.classList.toggle("--active", one === language);
  const countries = language.querySelectorAll<HTMLInputElement>("input[name=shop_country]");
  if (countries.length === 1 && countries[0]) countries[0].checked = true;
}

/** @returns submits to the chosen site, or asks the shopper to complete the choice */
function sending(host: HTMLElement, context: IslandContext): () => void {
  const t = context.texts(texts);
  const form = host.querySelector<HTMLFormElement>("form.redirection__submit");
  // Read once: a script that writes another address later must not lead the shopper there.
  const sites = sitesAmong(
    [...host.querySelectorAll("[data-link]")].map((one) => one.getAttribute("data-link")),
  );
  return () => {
    const address = chosenSite(host);
    if (address === null) return context.alert(t("region-selector.choose-both"));
    if (!form) return;
    form.setAttribute("action", sites(address) ?? location.href);
    form.method = "post";
    rememberClosed();
    HTMLFormElement.prototype.submit.call(form);
  };
}

function showByItself(
  host: HTMLElement,
  { dialog, signal }: IslandContext,
  claimAutoOpen: () => boolean,
): void {
  let shown: DialogHandle | null = null;
  const close = () => shown?.close();
  const show = async () => {
    shown = await dialog({
      element: host,
      classes: "--redirection --large",
      automatic: true,
      isWanted,
      onClose() {
        if (signal.aborted) return;
        rememberClosed();
        host.replaceWith();
      },
    });
    if (signal.aborted) close();
  };
  // Pointer users only: the dialog has its own close button with an accessible name.
  host.querySelector(".redirection__close")?.addEventListener("click", close, { signal });
  // Closes at the first Escape: the block has no text field that Escape would leave first.
  host.addEventListener("keydown", (event) => isEscape(event) && close(), { signal });
  signal.addEventListener("abort", close);
  if (claimAutoOpen()) void show();
}
