import {
  type ContentOverrides,
  type OverrideAttribute,
  overrideAttributesUntilAbort,
  overrideContentUntilAbort,
} from "../../runtime/dom/override";

/** Overrides that show the chosen size in place of what the server rendered for all sizes. */
export interface SizeOverrides {
  readonly override: OverrideAttribute;
  readonly loans: ContentOverrides;
  /** Restores what the server rendered: no size is chosen any more. */
  restore(): void;
}

export function sizeOverrides(signal: AbortSignal): SizeOverrides {
  let life = new AbortController();
  let override = overrideAttributesUntilAbort(life.signal);
  let loans = overrideContentUntilAbort(life.signal);
  signal.addEventListener("abort", () => life.abort());
  return {
    override: (...values) => override(...values),
    loans: {
      text: (...values) => loans.text(...values),
      content: (...values) => loans.content(...values),
      toggle: (...values) => loans.toggle(...values),
    },
    restore() {
      life.abort();
      life = new AbortController();
      override = overrideAttributesUntilAbort(life.signal);
      loans = overrideContentUntilAbort(life.signal);
    },
  };
}
