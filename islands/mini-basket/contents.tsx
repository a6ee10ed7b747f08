import { useEffect, useRef, useState } from "react";
import type { Basket, BasketLine } from "../../runtime/contracts/basket";
import { useIsland } from "../../runtime/react/island";
import { Line } from "./line";
import { readOwnWords } from "./own-template";
import { Part } from "./part";
import { Summary } from "./summary";
import { type Note, useChanges } from "./use-changes";
import { useTexts } from "./use-texts";

interface ContentsProps {
  readonly basket: Basket;
  readonly pictures: boolean;
  /** Not confirmed by the server yet: shown, but not editable. */
  readonly provisional: boolean;
  /** Changed since it was read: the panel says so, and states no count. */
  readonly outdated: boolean;
}

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
export function Contents({ basket, pictures, provisional, outdated }: ContentsProps) {
  const { host } = useIsland();
  const t = useTexts();
  const changes = useChanges();
  const lines = useSteadyLines(basket.lines);
  const [words] = useState(() => readOwnWords(host));
  const stale = { text: t("mini-basket.stale") };
  const heading = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [focusAt, setFocusAt] = useState<{ readonly index: number } | null>(null);

  useEffect(() => {
    // Does not steal focus from another part of the page.
    if (!focusAt || (document.activeElement ?? document.body) !== document.body) return;
    const rows = list.current?.children;
    const row = rows?.[Math.min(focusAt.index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>(".top_basket__remove, .top_basket__elsewhere");
    (next ?? heading.current)?.focus();
  }, [focusAt]);

  const removed = (index: number) => setFocusAt({ index });
  const restore = async (line: BasketLine) => {
    heading.current?.focus(); // the focused button is about to unmount
    await changes.restore(line);
  };

  return (
    <div className="top_basket__details_sub">
      <div className="headline">
        <span className="headline__name" ref={heading} tabIndex={-1}>
          <span>{t("mini-basket.title")}</span>
          {!outdated && (
            <>
              <span> (</span>
              <Part of="count" text={String(basket.count)} />
              <span>)</span>
            </>
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list */}
      <ul className="top_basket__products" role="list" style={{ listStyle: "none" }} ref={list}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            picture={pictures}
            fixed={provisional}
            basketUrl={words.basketUrl}
            changes={changes}
            onRemoved={() => removed(index)}
          />
        ))}
      </ul>
      <Summary basket={basket} words={words}>
        <Status note={changes.note ?? (outdated ? stale : null)} onUndo={restore} />
      </Summary>
    </div>
  );
}

interface StatusProps {
  readonly note: Note | null;
  onUndo(line: BasketLine): void;
}

/** The panel's status row. It has no role, because the page's live region announces the same. */
function Status({ note, onUndo }: StatusProps) {
  const t = useTexts();
  const removed = note?.removed;
  return (
    <div className="top_basket__status">
      <Part of={note?.wrong ? "message --error" : "message"} text={note?.text ?? ""} />
      {removed && (
        <button type="button" className="btn --outline top_basket__undo" onClick={() => onUndo(removed)}>
          {t("mini-basket.undo")}
        </button>
      )}
    </div>
  );
}
