import { type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Basket, BasketLine } from "../../runtime/contracts/basket";
import { useIsland } from "../../runtime/react/island";
import { Line } from "./line";
import { readOwnWords } from "./own-template";
import { Part } from "./part";
import { Summary } from "./summary";
import { type Note, useChanges } from "./use-changes";
import { useRoom } from "./use-room";
import { useTexts } from "./use-texts";

interface ContentsProps {
  readonly basket: Basket;
  readonly pictures: boolean;
  /** Shown in a sheet, which has the heading already (`sheet.ts`). */
  readonly isSheet: boolean;
  /** Not confirmed by the server yet: shown, but not editable. */
  readonly provisional: boolean;
  /** Changed since it was read: the panel says so, and states no count. */
  readonly outdated: boolean;
}

/** Pixels of a row that must be in sight, so that the focus on it is seen. */
const ROW_PX = 44;

/**
 * Keeps the lines in their first order, because a row that moves loses the focus. Platforms append a line that they
 * changed or that returns.
 */
function useSteadyLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  const [places] = useState<string[]>([]);
  for (const { key } of lines) if (!places.includes(key)) places.push(key);
  return [...lines].sort((line, other) => places.indexOf(line.key) - places.indexOf(other.key));
}

/** The content of the open panel. It unmounts on close, together with the note and its undo. */
export function Contents({ basket, pictures, isSheet, provisional, outdated }: ContentsProps) {
  const { host } = useIsland();
  const t = useTexts();
  const changes = useChanges();
  const lines = useSteadyLines(basket.lines);
  const [words] = useState(() => readOwnWords(host));
  const stale = { text: t("mini-basket.stale") };
  const heading = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const room = useRoom(!lines.length, list, summary);
  const [focusAt, setFocusAt] = useState<{ readonly find: (lines: readonly BasketLine[]) => number } | null>(
    null,
  );

  const moveFocus = useEffectEvent((find: (lines: readonly BasketLine[]) => number) => {
    // Does not steal focus from another part of the page.
    if ((document.activeElement ?? document.body) !== document.body) return;
    // A row, and no control of it: a second Enter would remove the next product before the first removal is announced.
    const row = list.current?.children[find(lines)] as HTMLElement | undefined;
    const otherwise = heading.current ?? document.querySelector<HTMLElement>(".top_basket__sheet h2");
    (row ?? undo.current ?? otherwise)?.focus({ preventScroll: true });
    const top = row?.getBoundingClientRect().top ?? 0;
    // A row that is in sight stays where it is.
    if (top < 0 || top > innerHeight - ROW_PX) row?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (focusAt) moveFocus(focusAt.find);
  }, [focusAt]);

  const removed = (index: number) => setFocusAt({ find: ({ length }) => Math.min(index, length - 1) });
  // The button stays until the answer, so that the focus does not wander.
  const restoring = useRef(false);
  const [returning, setReturning] = useState<BasketLine | null>(null);
  const restore = async (line: BasketLine) => {
    if (restoring.current) return; // a second press would add the product twice
    restoring.current = true;
    setReturning(line);
    const isDone = await changes.restore(line);
    restoring.current = false;
    setReturning(null);
    if (isDone) setFocusAt({ find: (now) => now.findIndex(isSameAs(line)) });
  };
  // In the place of the line that is back, the button would move the others.
  const isBack = !!returning && lines.some(isSameAs(returning));

  return (
    <div className="top_basket__details_sub" aria-busy={(isSheet && provisional) || undefined}>
      {!isSheet && <Headline count={outdated ? null : basket.count} name={heading} />}
      {lines.length ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul className="top_basket__products" role="list" style={isSheet ? WHOLE_LIST : LIST} ref={list}>
          {lines.map((line, index) => (
            <Line
              key={line.key}
              line={line}
              picture={pictures}
              isSheet={isSheet}
              fixed={provisional}
              basketUrl={words.basketUrl}
              changes={changes}
              onRemoved={() => removed(index)}
            />
          ))}
        </ul>
      ) : (
        <p className="top_basket__empty" style={room?.list}>
          {t("mini-basket.empty")}
        </p>
      )}
      <Summary basket={basket} words={words} box={summary} room={room?.summary}>
        <Status
          note={isBack ? null : (changes.note ?? (outdated ? stale : null))}
          onUndo={restore}
          undo={undo}
        />
      </Summary>
    </div>
  );
}

/** @param count `null` when it is not known */
function Headline({ count, name }: { readonly count: number | null; readonly name: Ref<HTMLSpanElement> }) {
  const t = useTexts();
  return (
    <div className="headline">
      <span className="headline__name" ref={name} tabIndex={-1}>
        <span>{t("mini-basket.title")}</span>
        {count !== null && (
          <>
            <span> (</span>
            <Part of="count" text={String(count)} />
            <span>)</span>
          </>
        )}
      </span>
    </div>
  );
}

const LIST = { listStyle: "none" };
/** The sheet scrolls: a list that scrolls inside it, as themes' lists do, would trap the finger. */
const WHOLE_LIST = { ...LIST, maxHeight: "none", overflow: "visible" };

interface StatusProps {
  readonly note: Note | null;
  onUndo(line: BasketLine): void;
  readonly undo: RefObject<HTMLButtonElement | null>;
}

const isSameAs =
  ({ id, size }: BasketLine) =>
  (line: BasketLine): boolean =>
    line.id === id && line.size === size;

/** The panel's status row. It has no role, because the page's live region announces the same. */
function Status({ note, onUndo, undo }: StatusProps) {
  const t = useTexts();
  const removed = note?.removed;
  return (
    <div className="top_basket__status">
      <Part of={note?.wrong ? "message --error" : "message"} text={note?.text ?? ""} />
      {removed && (
        <button
          type="button"
          className="btn --outline top_basket__undo"
          onClick={() => onUndo(removed)}
          ref={undo}
        >
          {t("mini-basket.undo")}
        </button>
      )}
    </div>
  );
}
