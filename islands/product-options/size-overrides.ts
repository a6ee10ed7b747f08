import {
  type ContentOverrides,
  type OverrideAttribute,
  overrideAttributesUntilAbort,
  overrideContentUntilAbort,
} from "../../runtime/dom/override";

/** Overrides that show the chosen size in place of what the server rendered for all sizes. */
export interface SizeOverrides {
  readonly override: OverrideAttribute;
  readonly contents: ContentOverrides;
  /** Restores what the server rendered: no size is chosen any more. */
  restore(): void;
}

export function sizeOverrides(signal: AbortSignal): SizeOverrides {
  const begin = () => {
    const life = new AbortController();
    return {
      life,
      override: overrideAttributesUntilAbort(life.signal),
      contents: overrideContentUntilAbort(life.signal),
    };
  };
  let now = begin();
  signal.addEventListener("abort", () => now.life.abort());
  return {
    override: (...values) => now.override(...values),
    contents: {
      text: (...values) => now.contents.text(...values),
      content: (...values) => now.contents.content(...values),
      toggle: (...values) => now.contents.toggle(...values),
    },
    restore() {
      now.life.abort();
      now = begin();
    },
  };
}
