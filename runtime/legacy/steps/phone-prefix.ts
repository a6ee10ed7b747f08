/**
 * `SetPrefixOnPhoneInput` of the old bundle (contract D 5): a list of prefixes and a field for other prefixes precede
 * the phone. A pasted or autofilled number with a prefix is split between them.
 */
import type { Boot } from "../../contracts/boot";
import { HOME_PREFIX } from "../../forms/dialling-codes";
import { EDITS, FIELD_SET } from "../../forms/field-set";
import { dropTrunk, knownPrefix, prefixAutocomplete } from "../../forms/known-prefix";
import { splitPrefix } from "../../forms/split-prefix";
import { type Control, type DropdownClass, type Pair, pairOf } from "./phone-prefix-parts";

/** Creates the factory behind the class name, on top of the theme's lists, which have a chunk of their own. */
export const phonePrefixFor = async ({ loader }: Boot) =>
  phonePrefix((await loader.load("legacy-forms")).selectToDropdown);

interface Where {
  readonly prefixName?: string;
  readonly phoneInput?: string;
  /** Excludes the list's button from the Tab order. */
  readonly tabindex?: boolean;
}

const TYPING_MS = 500;

export const phonePrefix =
  (dropdown: DropdownClass) =>
  ({ ariaLabelTxt = "" }: { readonly ariaLabelTxt?: string } = {}) => {
    /** The pair of the last `init`. */
    let latest: Pair = pairOf(".client_prefix", "#client_phone");
    const bound = new WeakSet<Element>();
    const listening = new Set<string>();

    const take = ({ input }: Pair, prefix: string) => {
      handle.phonePrefix = prefix;
      if (!input) return;
      input.dataset.prev = prefix;
      if (input.value === prefix) return;
      input.value = prefix;
      input.dispatchEvent(new CustomEvent("input", { bubbles: true })); // validates the number together with its prefix
    };

    const build = (pair: Pair, withoutTab: boolean) => {
      const { select, input, selector } = pair;
      if (!select || !input || bound.has(input)) return;
      bound.add(input);
      select.value = handle.phonePrefix;
      if (select.selectedIndex < 0) select.selectedIndex = 0;
      dropdown({ selector, afterClickDropdownCallback: () => take(pair, select.value) });
      if (!select.closest(".f-dropdown")) select.addEventListener("change", () => take(pair, select.value));
      input.value = select.value;
      input.dataset.prev = select.value;
      nameToggle(select, ariaLabelTxt, withoutTab);
      nameForBrowsers(pair);
      followTyping(input, () => pairOf(pair.prefixName, pair.phoneInput));
    };

    /** Listens on the document, once per pair, because each step renders the phone's part of the page again. */
    const listen = ({ prefixName, phoneInput }: Pair) => {
      if (listening.has(phoneInput)) return;
      listening.add(phoneInput);
      for (const type of EDITS)
        document.addEventListener(type, ({ target }) => {
          if (!(target instanceof Element)) return;
          const pair = pairOf(prefixName, phoneInput);
          if (target.closest(phoneInput)) cut(pair, type === "input");
          if (type === FIELD_SET && target === pair.select) take(pair, pair.select.value);
          if (type !== "input" && target === pair.input) followWritten(pair, pair.input);
        });
    };

    /** @param isTyping whether a longer prefix may follow: +1 is the start of +1809 */
    const cut = (pair: Pair, isTyping = false): boolean => {
      const prefix = splitOff(pair, isTyping, pair.input?.value || handle.phonePrefix);
      if (!prefix) return false;
      pair.choose(prefix);
      take(pair, prefix);
      return true;
    };

    const handle = {
      phonePrefix: HOME_PREFIX,
      init({ prefixName = ".client_prefix", phoneInput = "#client_phone", tabindex = false }: Where = {}) {
        latest = pairOf(prefixName, phoneInput);
        // A number whose prefix was already split off must not count as one without a prefix.
        const isNew = !latest.input || !bound.has(latest.input);
        build(latest, tabindex);
        listen(latest);
        handle.removePrefix(isNew);
      },
      /**
       * Splits a known prefix off the number.
       * @param isWhole the number is complete: if it has no prefix, the prefix field is cleared
       */
      removePrefix(isWhole?: boolean): boolean {
        const pair = pairOf(latest.prefixName, latest.phoneInput);
        const { phone, input } = pair;
        if (!phone) return false;
        if (cut(pair)) return true;
        if (!isWhole || !phone.value) return true;
        if (input) input.value = "";
        return false;
      },
    };
    return handle;
  };

/** A prefix that another script has written: the list shows it, and the field does not go back to the one before. */
function followWritten(pair: Pair, { value, dataset }: Control): void {
  const known = knownPrefix(value, pair.prefixes());
  if (!known || known === dataset.prev) return;
  dataset.prev = known;
  pair.choose(known);
}

/** Takes a known prefix off the number. @returns the prefix */
function splitOff({ phone, prefixes }: Pair, isTyping: boolean, own: string): string | null {
  if (phone && !isTyping) dropTrunk(phone, own);
  const split = phone && splitPrefix(phone.value, prefixes(), isTyping, own);
  if (!split) return null;
  phone.value = split.rest;
  return split.prefix;
}

/** Themes read `aria-describedby`; screen readers ignore it without an id, and read `aria-description`. */
function nameToggle(select: Element, words: string, withoutTab: boolean): void {
  const toggle = select.parentElement?.querySelector(".f-dropdown-toggle");
  for (const name of words ? ["aria-describedby", "aria-description"] : []) toggle?.setAttribute(name, words);
  if (withoutTab) toggle?.setAttribute("tabindex", "-1");
}

/** Browsers would guess what the field is for, and put the last digits of the number there. */
function nameForBrowsers({ input, phone }: Pair): void {
  const of = (element: Element | null) => element?.getAttribute("autocomplete") ?? null;
  const name = input && prefixAutocomplete(of(input), of(phone));
  if (name) input.setAttribute("autocomplete", name);
}

/** The field for another prefix: focus clears it, and blur restores its value unless a known prefix was typed. */
function followTyping(input: Control, pair: () => Pair): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = () => knownPrefix(input.value, pair().prefixes());
  input.addEventListener("focus", () => {
    input.value = "";
  });
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      input.dataset.prev = known() ?? input.dataset.prev ?? "";
    }, TYPING_MS);
  });
  const putBack = () => {
    clearTimeout(timer);
    const typed = known();
    input.value = typed ?? input.dataset.prev ?? "";
    input.dataset.prev = input.value;
    if (typed) pair().choose(typed);
    if (input.value) input.dispatchEvent(new CustomEvent("input", { bubbles: true }));
  };
  input.addEventListener("blur", putBack);
  // Enter submits the form while the field still has the focus.
  input.addEventListener("keydown", (event) => "key" in event && event.key === "Enter" && putBack(), {
    capture: true,
  });
}
