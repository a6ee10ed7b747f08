/**
 * The page's part for multi-factor sign-in: the list of ways, what is said above it, and where one goes from there.
 *
 *   sign-in or order ──► list ──► code dialog ──► right ──► sign-in goes on, the order is made, or the page is left
 */
import { attempt } from "../../attempt";
import type { CompatNeeds } from "../../needs";
import { mfaDialogTexts, mfaTexts } from "../texts";
import { type Action, makeCodeDialog } from "./code-dialog";
import { fillFactors } from "./factor-list";
import { faultWords } from "./fault-words";
import type { MfaParts } from "./parts";
import { isMode, type Mode, type Requests, type Settings } from "./requests";
import { makeUpdateDialog } from "./update-dialog";

export type Source = "loginButton" | "buyButton" | undefined;

export interface Screen {
  /** Wires a part of the page that is there. */
  show(place: HTMLElement, source?: Source): Promise<void>;
  /** Puts the template there first. @returns true */
  put(template: HTMLTemplateElement, settings: Settings, source: Source): boolean;
  /** Has a new e-mail or phone confirmed. */
  readonly update: ReturnType<typeof makeUpdateDialog>;
}

const OVERLAY = "--mfa_overlay";

export function makeScreen(needs: CompatNeeds, parts: MfaParts, requests: Requests): Screen {
  const say = needs.texts(mfaTexts);
  const codes = makeCodeDialog(needs, parts, requests);
  const update = makeUpdateDialog(needs, parts, requests);
  const statusOf = (place: HTMLElement) => place.dataset.status || "enrollment";

  const refresh = async (place: HTMLElement) => {
    const settings = await requests.settings();
    if (settings) fillFactors(place, settings, statusOf(place), needs);
    return settings;
  };
  const right = (place: HTMLElement, source: Source, action: Action) => {
    if (source) return leave(place, source);
    if (action === "verify" || (action === "activate" && statusOf(place) !== "edit")) {
      needs.ui.alert(needs.texts(mfaDialogTexts)("steps.mfa-right"), { type: "success" });
      return goOn(place);
    }
    void refresh(place);
  };
  const open = (place: HTMLElement, source: Source, action: Action, mode: Mode) => {
    codes.open({
      action,
      mode,
      hasOthers: place.querySelectorAll(".mfa__factor").length !== 1,
      onRight: () => right(place, source, action),
      onContactNeeded: (missing) =>
        update.open({ changed: missing, by: mode, onDone: () => open(place, source, "activate", mode) }),
    });
  };
  const makeMain = async (place: HTMLElement, box: HTMLInputElement, mode: Mode) => {
    if (!box.checked) {
      box.checked = true;
      return needs.ui.alert(say("steps.mfa-one-main"), { type: "warning" });
    }
    const { ok, code } = await requests.setMain(mode);
    await refresh(place);
    if (ok) needs.ui.alert(say("steps.mfa-main-changed"), { type: "success" });
    else needs.ui.alert(faultWords(needs)(code), { type: "error" });
  };
  const wire = (place: HTMLElement, source: Source) => {
    place.addEventListener("click", ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>("button[data-action]") : null;
      const factor = pressed?.closest(".mfa__factor_wrapper")?.querySelector<HTMLElement>(".mfa__factor");
      const mode = factor?.dataset.mfafactor;
      if (pressed?.dataset.action === "order") leave(place, source);
      else if (pressed && isMode(mode)) open(place, source, pressed.dataset.action as Action, mode);
    });
    place.addEventListener("change", ({ target }) => {
      const mode =
        target instanceof Element && target.closest<HTMLElement>(".mfa__factor")?.dataset.mfafactor;
      if (target instanceof HTMLInputElement && target.closest(".--set-default") && isMode(mode))
        void makeMain(place, target, mode);
    });
  };
  const showPlace = async (place: HTMLElement, source?: Source) => {
    if (place.dataset.wired) return;
    place.dataset.wired = "true";
    wire(place, source);
    const settings = await refresh(place);
    const main = place.dataset.defaultmfa || settings?.main;
    if (statusOf(place) === "verification" && isMode(main)) open(place, source, "verify", main);
  };

  return {
    update,
    show: showPlace,
    put(template, settings, source) {
      const place = putThere(template);
      if (!place) return true;
      place.dataset.status = settings.configured.length ? "verification" : "enrollment";
      if (settings.main) place.dataset.defaultmfa = settings.main;
      writeMessage(place, settings, source, say);
      void showPlace(place, source);
      return true;
    },
  };
}

/** The template at the end of the content, instead of one that stands there. */
function putThere(template: HTMLTemplateElement): HTMLElement | null {
  document.documentElement.classList.add(OVERLAY);
  for (const old of document.querySelectorAll(".mfa__configuration")) old.remove();
  const piece = template.content.cloneNode(true) as DocumentFragment;
  const place = piece.querySelector<HTMLElement>(".mfa__configuration");
  (document.querySelector("#content") ?? document.body).append(piece);
  place?.scrollIntoView({ block: "start" });
  return place;
}

/** What the shopper came for goes on. */
function leave(place: HTMLElement, source: Source): void {
  document.documentElement.classList.remove(OVERLAY);
  place.remove();
  const modules = Reflect.get(Object(Reflect.get(window, "app_shop")), "fn");
  const [name, method] =
    source === "buyButton" ? ["copModulesSummary", "orderCreate"] : ["copModulesLogin", "loginSuccess"];
  const module = Object(Reflect.get(Object(modules), name)) as object;
  const next: unknown = Reflect.get(module, method);
  if (typeof next === "function") attempt(() => Reflect.apply(next, module, []));
  else goOn(place);
}

/** Only an address of the shop itself. */
function goOn(place: HTMLElement): void {
  const to = new URL(place.dataset.referer || "/", location.href);
  location.assign(to.origin === location.origin ? to.href : "/");
}

function writeMessage(
  place: HTMLElement,
  { status, configured }: Settings,
  source: Source,
  say: (key: keyof typeof mfaTexts) => string,
): void {
  const message = place.querySelector(".mfa__message");
  if (!message || configured.length) return;
  if (!source && status === "optional") {
    const link = Object.assign(document.createElement("a"), {
      href: "/",
      textContent: say("steps.mfa-home"),
    });
    message.replaceChildren(say("steps.mfa-or-home"), " ", link);
  } else if (source && status === "optional") {
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      className: "mfa__button mfa_buttons --lowercase",
      textContent: say("steps.mfa-finish"),
    });
    button.dataset.action = "order";
    message.replaceChildren(say("steps.mfa-or-order"), " ", button);
  } else message.textContent = say(source ? "steps.mfa-for-order" : "steps.mfa-for-account");
}
