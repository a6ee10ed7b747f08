/** What axe cannot decide (its incompletes), decided by a person: each with the reason why it is no fault. */

interface Decision {
  /** The beginning of axe's line: its rule, and its reason in brackets. */
  readonly rule: string;
  /** The elements; absent: all. */
  readonly at?: RegExp;
  readonly reason: string;
}

export const decisions: readonly Decision[] = [
  {
    rule: "color-contrast (nonBmp)",
    at: /number_down|number_up|shopping_list|top_basket__toggle|Oddal mapę|: button$/,
    reason: "the text is a symbol, in the colour of the texts beside it; its name is text for screen readers",
  },
  {
    rule: "color-contrast (elmPartiallyObscur",
    reason:
      "the element is partly under the edge of a strip, a bar or a dialog; the same texts are measured where they are whole",
  },
  {
    rule: "color-contrast (bgOverlap)",
    reason: "an open panel, a card or a message covers the text; the page as it comes measures it uncovered",
  },
  {
    rule: "color-contrast (imgNode)",
    at: /a\[target="_blank"\]/,
    reason:
      "the attribution's background, white at 85 %, is #d9d9d9 over black tiles; its blue has a contrast of 6:1 there",
  },
  {
    rule: "color-contrast (bgGradient)",
    at: /__handle$/,
    reason: "the gradient draws the grip above the text, which has the sheet's plain background",
  },
  {
    rule: "color-contrast (bgGradient)",
    at: /region-selector-\S+group$/,
    reason: "the gradient draws the list's arrow in its padding; the text has the field's plain background",
  },
  {
    rule: "color-contrast (shortTextContent)",
    at: /\.marker-cluster/,
    reason: "the number has the same colours as the clusters with two digits, which axe does measure",
  },
  {
    rule: "target-size",
    at: /\.marker-cluster|\.--own/,
    reason: "positions on a map are essential, and its list offers the same places as large targets",
  },
  {
    rule: "aria-prohibited-attr (noRoleSingular)",
    at: /\.show_tip\.css_tip/,
    reason: "the mark becomes a button with its tooltip, which mounts as soon as the mark is visible",
  },
  {
    rule: "video-caption",
    at: /#lazy_video/,
    reason: "the shop's own video is a drawing in motion without sound, so there is nothing to caption",
  },
  {
    rule: "color-contrast (bgImage)",
    at: /#client_|#wyspa-message-/,
    reason:
      "the picture is an icon at the edge of the field or message; its text has the plain background, which unit/skin measures",
  },
];

/** Violations of best practices and of the platform's own markup; each with the reason why it stays. */
const accepted: readonly Required<Decision>[] = [
  {
    rule: "region",
    at: /_tooltip/,
    reason: "a tooltip is read with its trigger, which describes itself by it; it needs no landmark",
  },
  {
    rule: "region",
    at: /\.alertek__/,
    reason: "a message is announced by a live region and goes by itself; it needs no landmark",
  },
  {
    rule: "list",
    at: /^list: #category-menu-panel-\d+$/,
    reason:
      "the list's columns are items without a role, so browsers pass their rows to the list (browser/access/frame)",
  },
  {
    rule: "aria-prohibited-attr",
    at: /^aria-prohibited-attr: (?:\.select_language__open|div)$/,
    reason:
      "the platform renders this control as a div with a label (contract A 9.1); the island makes it a button at the first focus, press or pointer",
  },
];

export const isAccepted = (line: string): boolean =>
  accepted.some(({ rule, at }) => line.startsWith(`${rule}:`) && at.test(line));

/** Incompletes without a decision, each once. */
export const undecided = (lines: readonly string[]): string[] => [
  ...new Set(
    lines.filter(
      (line) => !decisions.some(({ rule, at }) => line.startsWith(rule) && (!at || at.test(line))),
    ),
  ),
];
