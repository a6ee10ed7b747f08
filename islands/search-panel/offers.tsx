import { parseJson } from "../../runtime/base/json";
import { nearestName } from "../../runtime/base/nearest-name";
import { activeElement, contains, protoGet } from "../../runtime/base/safe-dom";
import { getPath, list, text as textOf } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { foldLetters } from "../../runtime/dom/fold-letters";
import type { Option } from "./answer";
import { departments, isOff, menuLinks, offer } from "./menu-links";
import type { Nodes } from "./nodes";
import { texts } from "./offers-texts";
import { OwnList } from "./own-list";
import { RECENT } from "./recent";

const MOST_RECENT = 5;
const MOST_PHRASES = 5;

/**
 * What this session offers before a search: its own searches, each of which can be forgotten, and the phrases that the
 * server has suggested.
 * @param changed the shopper has forgotten a search
 */
export function sessionOffers(nodes: Nodes, context: IslandContext, changed: () => void): readonly Option[] {
  const { storage, announce } = context;
  const t = context.texts(texts);
  const searched = isOff(context, "recent") ? [] : recentSearches(context);
  const forget = (text?: string) => {
    const left = recentSearches(context).filter((one) => text !== undefined && one !== text);
    const hadFocus = contains(nodes.list, activeElement());
    if (left.length) storage.session.set(RECENT, left.join("\n"));
    else storage.session.remove(RECENT);
    // The pressed button is about to leave the page.
    if (hadFocus) nodes.input.focus();
    changed();
    announce(text === undefined ? t("search-panel.forgotten-all") : t("search-panel.forgotten", { text }));
  };
  const isKnown = new Set(searched.map(foldLetters));

  return [
    ...searched.map((text) => ({
      ...offer("recent", text, addressOf(nodes, text)),
      group: t("search-panel.recent"),
      List: OwnList,
      hint: t("search-panel.forget-hint"),
      beside: (
        <button
          type="button"
          className="search_result__action --forget"
          aria-label={t("search-panel.forget", { name: text })}
          onClick={() => forget(text)}
        />
      ),
      below: text === searched[0] && (
        <button type="button" className="search_result__forget" onClick={() => forget()}>
          {t("search-panel.forget-all")}
        </button>
      ),
    })),
    ...(isOff(context, "phrases") ? [] : suggestedPhrases(context))
      .filter(({ name }) => !isKnown.has(foldLetters(name)))
      .slice(0, MOST_PHRASES),
  ];
}

/** What stands below the message that nothing was found: advice, the nearest name, and the departments. */
export function noResultOffers(typed: string, context: IslandContext): readonly Option[] {
  const near = isOff(context, "forgiving") ? [] : nearestTo(typed, context);
  const advice = context.texts(texts)("search-panel.hint");
  return [...near, ...departments(context)].map((option) => ({ ...option, advice, List: OwnList }));
}

/**
 * The name that a misspelt text probably stands for: of a category of the page's menu, or a phrase that the server has
 * suggested. Neither case nor diacritics count.
 */
function nearestTo(typed: string, context: IslandContext): readonly Option[] {
  const wanted = foldLetters(typed);
  const all = [...menuLinks(), ...suggestedPhrases(context)];
  const options = new Map(all.map((one) => [foldLetters(one.name), one]));
  // A name that equals the text leads nowhere.
  options.delete(wanted);
  const found = options.get(nearestName(wanted, [...options.keys()]) ?? "");
  return found ? [{ ...found, kind: "near", group: context.texts(texts)("search-panel.near") }] : [];
}

/** The texts that this session searched for, latest first, each once. */
function recentSearches({ storage }: IslandContext): readonly string[] {
  const texts = new Map<string, string>();
  for (const text of (storage.session.get(RECENT) ?? "").split("\n")) {
    const key = foldLetters(text.trim());
    if (key && !texts.has(key)) texts.set(key, text.trim());
  }
  return [...texts.values()].slice(0, MOST_RECENT);
}

/** The phrases in the answers of this session, in the page's language, each once. */
function suggestedPhrases({ storage: { session }, store }: IslandContext): readonly Option[] {
  const phrases = session
    .keys("search_")
    .filter((key) => key.endsWith(`_${store.getState().shop.languageSymbol}`))
    .flatMap((key) => list(getPath(parseJson(session.get(key)), "answer", "searchQueries")))
    .map((record) => offer("query", textOf(getPath(record, "name")).trim(), textOf(getPath(record, "link"))))
    .filter(({ name, link }) => name && link);
  return [...new Map(phrases.map((one) => [one.name, one])).values()];
}

/** Where the form leads when it is sent with this text. The form's fields may be named like its members. */
function addressOf({ form, input }: Nodes, text: string): string {
  const address = new URL(protoGet(form, "action"), document.baseURI);
  const data = new FormData(form);
  data.set(input.name, text);
  for (const [name, value] of data) if (typeof value === "string") address.searchParams.set(name, value);
  return address.href;
}
