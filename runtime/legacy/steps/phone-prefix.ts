/**
 * `SetPrefixOnPhoneInput` of the old bundle (contract D 5): a list of prefixes and a field for another one stand before the
 * phone; a number that comes with its prefix, by paste or by autofill, gives it to them. A chunk of its own.
 */
import type { Kernel } from "../../contracts/boot";
import { type Control, type DropdownClass, type Pair, pairOf } from "./phone-prefix-parts";

/** What stands for the class: it builds on the theme's lists, which have a chunk of their own. */
export const phonePrefixFor = async ({ loader }: Kernel) =>
  phonePrefix((await loader.load("old-dropdown")).selectToDropdown);

interface Where {
  readonly prefixName?: string;
  readonly phoneInput?: string;
  /** The list's button is left out of the order of Tab. */
  readonly tabindex?: boolean;
}

const TYPING_MS = 500;
const HOME = "+48";

export const phonePrefix =
  (dropdown: DropdownClass) =>
  ({ ariaLabelTxt = "" }: { readonly ariaLabelTxt?: string } = {}) => {
    /** Of the last `init`. */
    let latest: Pair = pairOf(".client_prefix", "#client_phone");
    const bound = new WeakSet<Element>();
    const listening = new Set<string>();

    const take = ({ input }: Pair, prefix: string) => {
      handle.phonePrefix = prefix;
      if (!input) return;
      input.dataset.prev = prefix;
      if (input.value === prefix) return;
      input.value = prefix;
      input.dispatchEvent(new Event("input", { bubbles: true })); // the number is judged together with it
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
      followTyping(input, pair.prefixes);
    };

    /** The document is heard, once for each pair: the phone's part of the page is put there anew with each step. */
    const listen = ({ prefixName, phoneInput }: Pair) => {
      if (listening.has(phoneInput)) return;
      listening.add(phoneInput);
      for (const type of ["input", "change"])
        document.addEventListener(type, ({ target }) => {
          if (target instanceof Element && target.closest(phoneInput))
            cut(pairOf(prefixName, phoneInput), type === "input");
        });
    };

    /** @param isTyping a longer prefix may still be on its way: +1 is the beginning of +1809 */
    const cut = (pair: Pair, isTyping = false): boolean => {
      const { phone } = pair;
      const value = phone?.value.trim() ?? "";
      const known = [...pair.prefixes()].sort((a, b) => b.length - a.length);
      const found = known.find((prefix) => prefix && value.startsWith(prefix));
      if (!phone || !found || (isTyping && known.some((one) => one !== found && one.startsWith(value))))
        return false;
      phone.value = value.slice(found.length).trimStart();
      pair.choose(found);
      take(pair, found);
      return true;
    };

    const handle = {
      phonePrefix: HOME,
      init({ prefixName = ".client_prefix", phoneInput = "#client_phone", tabindex = false }: Where = {}) {
        latest = pairOf(prefixName, phoneInput);
        // A number whose prefix has been taken off already is not looked at as one that came without.
        const isNew = !latest.input || !bound.has(latest.input);
        build(latest, tabindex);
        listen(latest);
        handle.removePrefix(isNew);
      },
      /**
       * Takes a known prefix off the number.
       * @param isWhole the number stands as it is: without a prefix of its own it gets none
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

/** Themes read the one attribute; what is no id says nothing to who hears the page. */
function nameToggle(select: Element, words: string, withoutTab: boolean): void {
  const toggle = select.parentElement?.querySelector(".f-dropdown-toggle");
  for (const name of words ? ["aria-describedby", "aria-description"] : []) toggle?.setAttribute(name, words);
  if (withoutTab) toggle?.setAttribute("tabindex", "-1");
}

/** The field for another prefix: it empties when it is entered, and takes its value back when nothing known was typed. */
function followTyping(input: Control, prefixes: () => readonly string[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isKnown = () => prefixes().includes(input.value.trim());
  input.addEventListener("focus", () => {
    input.value = "";
  });
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isKnown()) input.dataset.prev = input.value.trim();
    }, TYPING_MS);
  });
  const putBack = () => {
    clearTimeout(timer);
    const typed = input.value.replace(/\s/g, "");
    input.value = typed;
    if (isKnown()) input.dataset.prev = typed;
    else input.value = input.dataset.prev ?? "";
    if (input.value) input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  input.addEventListener("blur", putBack);
  // Enter sends the form out of the field itself.
  input.addEventListener("keydown", (event) => "key" in event && event.key === "Enter" && putBack(), {
    capture: true,
  });
}
