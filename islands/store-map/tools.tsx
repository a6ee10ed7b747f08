import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useIsland } from "../../runtime/react/island";
import type { Finder, FinderState } from "./finder";
import { type Say, texts } from "./texts";
import { useSorting } from "./use-sorting";

/** Milliseconds of quiet before something is said: while keys are pressed, screen readers echo them. */
const QUIET_MS = 400;

export function useFinder(finder: Finder): readonly [FinderState, Say] {
  const { texts: bind } = useIsland();
  const say = useMemo(() => bind(texts), [bind]);
  return [useSyncExternalStore(finder.subscribe, finder.state), say];
}

/** The field in which stores are looked for, and what they are sorted by. */
export function Tools({ finder }: { readonly finder: Finder }) {
  const [state, say] = useFinder(finder);
  const sorting = useSorting(finder, say);
  const field = useRef<HTMLInputElement>(null);
  const { found, from, text } = state;
  const said = found.length ? say("store-map.count", { count: found.length }) : say("store-map.none");
  const sorted = from ? say("store-map.sorted", { place: from.name }) : "";
  useSaid(state, sorted ? `${sorted}. ${said}` : said);
  const canSort = finder.all.some(({ place }) => place);

  const look = (typed: string) => {
    sorting.forget();
    finder.look(typed);
  };
  const fromText = () => {
    void sorting.fromText();
    if (!text.trim()) field.current?.focus();
  };
  const reset = () => {
    sorting.forget();
    finder.sortFrom(null);
    field.current?.focus(); // the button goes
  };

  return (
    <search className="store-map__tools">
      <input
        ref={field}
        className="store-map__field form-control"
        type="search"
        aria-label={say("store-map.search")}
        placeholder={say("store-map.search")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => look(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault(); // it may stand in a form of the theme
          if (canSort && !found.length) fromText();
        }}
      />
      {canSort && (
        <>
          <button
            type="button"
            className="store-map__button btn --outline"
            aria-label={say("store-map.from-text-name")}
            aria-busy={sorting.busy === "text" || undefined}
            onClick={fromText}
          >
            {say("store-map.from-text")}
          </button>
          <button
            type="button"
            className="store-map__button btn --outline"
            aria-busy={sorting.busy === "me" || undefined}
            onClick={() => void sorting.fromMe()}
          >
            {say("store-map.from-me")}
          </button>
        </>
      )}
      <p className="store-map__count">
        {sorting.note || [sorted, said].filter(Boolean).join(" · ")}
        {from && !sorting.note && (
          <button type="button" className="store-map__reset" onClick={reset}>
            {say("store-map.own-order")}
          </button>
        )}
      </p>
    </search>
  );
}

/** Says how many there are once the keys rest, and how they are sorted at once; nothing before the shopper has done something. */
function useSaid({ text, from }: FinderState, words: string): void {
  const { announce } = useIsland();
  const before = useRef({ text, from });
  useEffect(() => {
    const { current } = before;
    if (current.text === text && current.from === from) return;
    before.current = { text, from };
    const timer = setTimeout(() => announce(words), current.from === from ? QUIET_MS : 0);
    return () => clearTimeout(timer);
  }, [text, from, words, announce]);
}

/** Which part of a long list is shown, and the ways to the others. Nothing where all of it is. */
export function Pager({ finder }: { readonly finder: Finder }) {
  const [{ found, first }, say] = useFinder(finder);
  const { announce } = useIsland();
  if (found.length <= finder.room) return null;
  const range = (start: number) =>
    say("store-map.range", {
      first: start + 1,
      last: Math.min(start + finder.room, found.length),
      count: found.length,
    });
  const turn = (to: number) => {
    if (to < 0 || to >= found.length) return;
    finder.turnTo(to);
    announce(range(to));
  };
  // Without `disabled`: the focus stays where it is at either end.
  return (
    <div className="store-map__pager">
      <button
        type="button"
        className="store-map__button btn --outline"
        aria-disabled={first === 0 || undefined}
        onClick={() => turn(first - finder.room)}
      >
        {say("store-map.previous")}
      </button>
      <span className="store-map__range">{range(first)}</span>
      <button
        type="button"
        className="store-map__button btn --outline"
        aria-disabled={first + finder.room >= found.length || undefined}
        onClick={() => turn(first + finder.room)}
      >
        {say("store-map.next")}
      </button>
    </div>
  );
}
