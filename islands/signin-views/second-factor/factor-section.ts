/**
 * The page's section for the second factor: the list of modes, the message above it, and the next step.
 *
 *   sign-in or order ──► list ──► code dialog ──► correct ──► sign-in or order continues, or the page is left
 *                          └── back to the page as it was, or to the platform's own sign-in page
 */
import { safeLink } from "../../../runtime/base/safe-url";
import { busy } from "../../../runtime/dom/busy-button";
import { tryFocus } from "../../../runtime/dom/try-focus";
import { isMode, type Mode, type Settings } from "../../../runtime/platform/second-factor";
import { guardBack } from "./back-guard";
import { openCodeDialog } from "./code-dialog";
import type { Action } from "./dialog-words";
import { copyOf } from "./dialogs";
import { fillFactors, focusFactor, modeAt, showsEnrolled } from "./factor-list";
import { faultText, writeMessage, writeTrouble, writeWaysOut } from "./messages";
import type { SecondFactorNeeds, Source } from "./needs";
import { listTexts } from "./texts";
import { openUpdateDialog } from "./update-dialog";

const OVERLAY = "--mfa_overlay";
const ACTIONS: readonly unknown[] = ["activate", "deactivate", "verify"] satisfies Action[];
const isAction = (value: unknown): value is Action => ACTIONS.includes(value);

interface Wanted {
  readonly source?: Source;
  /** Present when they have already been loaded. */
  readonly settings?: Settings;
  /** The element that had the focus before the section replaced the page's content. */
  readonly before?: Element | null;
}

const shown = new WeakSet<Element>();

/** Activates a section that is in the page, once. */
export function showFactorSection(needs: SecondFactorNeeds, place: HTMLElement, wanted: Wanted = {}): void {
  if (shown.has(place)) return;
  shown.add(place);
  new FactorSection(needs, place, wanted).start(wanted.settings);
}

/**
 * Appends the template to the content in place of an earlier section, and shows it.
 * @returns false when the template contains no section
 */
export function putFactorSection(
  needs: SecondFactorNeeds,
  templateId: string,
  settings: Settings,
  source: Source,
): boolean {
  const piece = copyOf(templateId);
  const place = piece?.querySelector<HTMLElement>(".mfa__configuration");
  if (!piece || !place) return false;
  const before = document.activeElement;
  document.documentElement.classList.add(OVERLAY);
  for (const old of document.querySelectorAll(".mfa__configuration")) old.replaceWith();
  (document.querySelector("#content") ?? document.body).append(piece);
  place.dataset.status = settings.isEnrolled ? "verification" : "enrollment";
  if (settings.main) place.dataset.defaultmfa = settings.main;
  place.tabIndex = -1;
  place.scrollIntoView({ block: "start" });
  tryFocus(place);
  showFactorSection(needs, place, { source, settings, before });
  return true;
}

class FactorSection {
  readonly #needs: SecondFactorNeeds;
  readonly #place: HTMLElement;
  readonly #source: Source;
  readonly #before: Element | null;
  readonly #life = new AbortController();
  #settings: Promise<Settings | null> = Promise.resolve(null);
  /** The modes that were set up when the page came. */
  #firstModes: string | undefined;
  #takeBack = () => {};
  /** A contact has changed that the page shows elsewhere, too. */
  #isOutdated = false;

  constructor(needs: SecondFactorNeeds, place: HTMLElement, { source, before = null }: Wanted) {
    this.#needs = needs;
    this.#place = place;
    this.#source = source;
    this.#before = before;
  }

  get #status(): string {
    return this.#place.dataset.status || "enrollment";
  }

  start(settings?: Settings): void {
    const { signal } = this.#life;
    this.#place.addEventListener("click", (event) => this.#pressed(event), { signal });
    this.#place.addEventListener("change", (event) => this.#switched(event), { signal });
    if (this.#source === "buyButton") this.#takeBack = guardBack(this.#needs, signal);
    writeWaysOut(this.#place, this.#source, this.#needs);
    void this.#write(settings ? Promise.resolve(settings) : this.#needs.requests.settings());
    const main = this.#place.dataset.defaultmfa;
    if (this.#status === "verification" && isMode(main)) this.#open("verify", main);
  }

  async #write(asked: Promise<Settings | null>): Promise<void> {
    const before = this.#settings;
    // Earlier settings stay valid when newer ones cannot be loaded.
    this.#settings = asked.then((settings) => settings ?? before);
    const settings = await asked;
    const { texts, announce, report } = this.#needs;
    if (settings?.skipped)
      report({
        error: new Error(`mfaSettings contains ${settings.skipped} unknown modes, which are ignored.`),
      });
    if (!settings || !fillFactors(this.#place, settings, texts))
      return announce(writeTrouble(this.#place, this.#needs), { assertive: true });
    const modes = settings.configured.join();
    this.#firstModes ??= modes;
    writeMessage(this.#place, settings, this.#source, texts, this.#firstModes !== modes);
  }

  #refresh(): Promise<void> {
    return this.#write(this.#needs.requests.settings());
  }

  /** Ignores further presses until the answer; a failed request renders a new button. */
  async #retry(button: Element | null): Promise<void> {
    if (button?.hasAttribute("aria-disabled")) return;
    const stopBusy = busy(button);
    await this.#refresh();
    stopBusy();
  }

  #pressed({ target }: Event): void {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("button[data-action]") : null;
    const { action } = pressed?.dataset ?? {};
    const mode = pressed && modeAt(pressed);
    if (action === "order") this.#goOn();
    else if (action === "back") this.#remove(true);
    else if (action === "retry") void this.#retry(pressed);
    else if (isAction(action) && isMode(mode)) this.#open(action, mode);
  }

  #open(action: Action, mode: Mode): void {
    const isOpen = openCodeDialog(this.#needs, {
      action,
      mode,
      settings: this.#settings,
      isEnrolled: () => showsEnrolled(this.#place),
      onRight: () => this.#right(action),
      onStale: () => void this.#refresh(),
      onContactNeeded: (missing) => this.#askContact(missing, mode),
      onClosed: () => this.#focus(mode),
    });
    if (!isOpen) this.#needs.wayOut.tell();
  }

  /** A dialog that opened by itself has no visible opener to return the focus to. */
  #focus(mode: Mode): void {
    const { activeElement } = document;
    const list = this.#place.querySelector<HTMLElement>(".mfa__factor_list");
    const isLost = !activeElement || activeElement === document.body || activeElement === this.#place;
    if (list?.isConnected && (isLost || activeElement.matches("main, #content"))) focusFactor(list, mode);
  }

  #askContact(changed: Mode, mode: Mode): void {
    const { texts, alert } = this.#needs;
    const onDone = () => {
      this.#isOutdated = true;
      this.#open("activate", mode);
    };
    const isOpen = openUpdateDialog(this.#needs, { changed, by: mode, onDone });
    const code = changed === "otp" ? "CLIENT_PHONE_REQUIRED" : "CLIENT_EMAIL_REQUIRED";
    if (!isOpen) alert(faultText(texts)(code), { type: "error" });
  }

  #right(action: Action): void {
    const isEntering = action === "verify" || (action === "activate" && this.#status !== "edit");
    if (this.#source) this.#goOn();
    else if (isEntering) {
      this.#needs.alert(this.#needs.texts(listTexts)("second-factor.right"), { type: "success" });
      leave(this.#place.dataset.referer);
    } else if (this.#isOutdated) location.reload();
    else void this.#refresh();
  }

  /** Continues the sign-in or the order. */
  #goOn(): void {
    const { referer } = this.#place.dataset;
    this.#remove(false);
    if (!this.#needs.goOn(this.#source)) leave(referer);
  }

  /** Restores the page as it was. */
  #remove(isBack: boolean): void {
    document.documentElement.classList.remove(OVERLAY);
    this.#place.replaceWith();
    if (isBack) this.#takeBack();
    this.#life.abort();
    if (!tryFocus(this.#before)) tryFocus(document.querySelector("main[tabindex], #content[tabindex]"));
  }

  #switched({ target }: Event): void {
    const box = target instanceof HTMLInputElement && target.closest(".--set-default") ? target : null;
    const mode = box?.closest<HTMLElement>(".mfa__factor")?.dataset.mfafactor;
    if (box && isMode(mode)) void this.#makeMain(box, mode);
  }

  async #makeMain(box: HTMLInputElement, mode: Mode): Promise<void> {
    const { texts, alert, requests } = this.#needs;
    const t = texts(listTexts);
    if (!box.checked) {
      box.checked = true;
      return alert(t("second-factor.one-main"), { type: "warning" });
    }
    const { ok, code } = await requests.setMain(mode);
    if (ok) alert(t("second-factor.main-changed"), { type: "success" });
    else {
      box.checked = false;
      alert(faultText(texts)(code), { type: "error" });
    }
    if (ok) await this.#refresh();
  }
}

/** Navigates to an address of the shop itself, never to another site. */
function leave(referer?: string): void {
  location.assign(safeLink(referer || "/") ?? "/");
}
