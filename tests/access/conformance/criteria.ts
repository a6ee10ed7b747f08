/**
 * The success criteria of WCAG 2.2, levels A and AA, each with what shows it. Names of checks are columns of the matrix
 * (`inspect.ts`); names of tests are relative to tests/, without `.test.ts`.
 */

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly checks?: readonly string[];
  readonly tests?: readonly string[];
  /** Why the criterion does not apply to Wyspa. */
  readonly notApplicable?: string;
  /** What keeps it from being fully supported. */
  readonly limit?: string;
  readonly remark?: string;
}

const AXE = ["axe", "axe, dark", "axe, forced colours", "axe, right to left"];
const noMedia =
  "Wyspa has no audio and no video of its own. The shop provides alternatives to its own media.";

type Row = Omit<Criterion, "id" | "name" | "level">;
const row = (id: string, level: "A" | "AA", name: string, more: Row): Criterion => ({
  id,
  level,
  name,
  ...more,
});

const perceivable: readonly Criterion[] = [
  row("1.1.1", "A", "Non-text Content", {
    checks: AXE,
    tests: ["browser/access/frame", "browser/product-gallery/gallery", "browser/store-map/map"],
    remark: "Maps have a list with the same content. Pictures of products keep the shop's texts.",
  }),
  row("1.2.1", "A", "Audio-only and Video-only (Prerecorded)", { notApplicable: noMedia }),
  row("1.2.2", "A", "Captions (Prerecorded)", { notApplicable: noMedia }),
  row("1.2.3", "A", "Audio Description or Media Alternative (Prerecorded)", { notApplicable: noMedia }),
  row("1.2.4", "AA", "Captions (Live)", { notApplicable: noMedia }),
  row("1.2.5", "AA", "Audio Description (Prerecorded)", { notApplicable: noMedia }),
  row("1.3.1", "A", "Info and Relationships", {
    checks: AXE,
    tests: ["browser/access/frame", "browser/validated-form/labels"],
  }),
  row("1.3.2", "A", "Meaningful Sequence", {
    checks: ["focus order"],
    tests: ["browser/access/frame", "browser/mini-basket/right-to-left"],
  }),
  row("1.3.3", "A", "Sensory Characteristics", {
    tests: ["unit/texts/plurals"],
    remark: "Texts name controls by their words. This was reviewed in the table of texts, not tested.",
  }),
  row("1.3.4", "AA", "Orientation", {
    checks: ["reflow at 320 px"],
    tests: ["browser/access/frame-at-any-size", "browser/access/frame-resizing"],
  }),
  row("1.3.5", "AA", "Identify Input Purpose", {
    checks: AXE,
    tests: [
      "browser/password-field/password-field",
      "browser/passkey/one-time-code",
      "browser/passkey/autofill",
    ],
    remark: "Fields of the shop's forms keep the purposes that the server gives them.",
  }),
  row("1.4.1", "A", "Use of Color", {
    checks: ["axe, forced colours"],
    tests: ["browser/pages/journeys-in-modes", "browser/validated-form/labels"],
  }),
  row("1.4.2", "A", "Audio Control", { notApplicable: noMedia }),
  row("1.4.3", "AA", "Contrast (Minimum)", {
    checks: ["axe", "axe, dark", "axe, right to left"],
    tests: ["unit/skin", "browser/access/every-page"],
    remark: "A shop that changes custom properties or overrides classes answers for its own colours.",
  }),
  row("1.4.4", "AA", "Resize Text", {
    tests: ["browser/access/frame-at-any-size", "browser/pages/journeys-in-modes"],
  }),
  row("1.4.5", "AA", "Images of Text", { notApplicable: "Wyspa draws no pictures of text." }),
  row("1.4.10", "AA", "Reflow", {
    checks: ["reflow at 320 px"],
    tests: ["browser/access/frame-at-any-size", "browser/pages/journeys-in-modes"],
    remark:
      "Strips, such as breadcrumbs and thumbnails, scroll on their own; each item fits in the window. Maps are two-dimensional content, which the criterion exempts.",
  }),
  row("1.4.11", "AA", "Non-text Contrast", {
    checks: ["focus visible, forced colours"],
    tests: ["unit/skin", "unit/own-stylesheet"],
    remark: "Contrast of borders and rings is computed for the skin; a theme answers for its own.",
  }),
  row("1.4.12", "AA", "Text Spacing", { checks: ["text spacing"] }),
  row("1.4.13", "AA", "Content on Hover or Focus", {
    tests: ["browser/tooltip/tooltips", "browser/mini-basket/opening", "browser/category-menu/wide"],
  }),
];

const operable: readonly Criterion[] = [
  row("2.1.1", "A", "Keyboard", {
    tests: [
      ...["browser/pages/journeys", "browser/search-panel/keyboard", "browser/passkey/keyboard"],
      ...["browser/category-menu/wide", "browser/date-picker/field", "browser/product-gallery/gallery"],
    ],
  }),
  row("2.1.2", "A", "No Keyboard Trap", { checks: ["focus order"], tests: ["browser/overlays/dialog"] }),
  row("2.1.4", "A", "Character Key Shortcuts", {
    tests: ["unit/product-gallery/product-gallery"],
    remark: "The only such keys, + and - for zoom, work while the full-screen view has the focus.",
  }),
  row("2.2.1", "A", "Timing Adjustable", {
    tests: ["browser/overlays/alert", "unit/overlays/pausing-time"],
    remark: "Messages stay while they have the pointer or the focus, and are kept in a log.",
  }),
  row("2.2.2", "A", "Pause, Stop, Hide", {
    tests: ["browser/pages/journeys-in-modes"],
    remark: "Nothing moves longer than a loading indicator; reduced motion is respected.",
  }),
  row("2.3.1", "A", "Three Flashes or Below Threshold", { notApplicable: "Nothing flashes." }),
  row("2.4.1", "A", "Bypass Blocks", { tests: ["browser/skip-link/frame-links"] }),
  row("2.4.2", "A", "Page Titled", { checks: AXE, tests: ["browser/visits/visits"] }),
  row("2.4.3", "A", "Focus Order", {
    checks: ["focus order"],
    tests: ["browser/overlays/dialog", "browser/visits/visits", "browser/validated-form/summary"],
  }),
  row("2.4.4", "A", "Link Purpose (In Context)", {
    checks: AXE,
    tests: ["browser/access/frame", "browser/comparison/comparison"],
  }),
  row("2.4.5", "AA", "Multiple Ways", {
    tests: [
      "browser/search-panel/suggestions",
      "browser/category-menu/wide",
      "browser/breadcrumbs/breadcrumbs",
    ],
  }),
  row("2.4.6", "AA", "Headings and Labels", { checks: AXE, tests: ["browser/validated-form/labels"] }),
  row("2.4.7", "AA", "Focus Visible", { checks: ["focus visible", "focus visible, forced colours"] }),
  row("2.4.11", "AA", "Focus Not Obscured (Minimum)", {
    checks: ["focus not covered"],
    tests: ["browser/access/frame-at-any-size"],
  }),
  row("2.5.1", "A", "Pointer Gestures", {
    tests: ["browser/product-gallery/gallery", "browser/store-map/map"],
  }),
  row("2.5.2", "A", "Pointer Cancellation", { tests: ["browser/overlays/swipe", "browser/overlays/dialog"] }),
  row("2.5.3", "A", "Label in Name", {
    checks: AXE,
    tests: ["browser/access/frame"],
    limit:
      "The platform's basket link has a label without its number until the mini basket is mounted. The server renders it so.",
  }),
  row("2.5.4", "A", "Motion Actuation", { notApplicable: "No function is operated by motion." }),
  row("2.5.7", "AA", "Dragging Movements", {
    tests: ["browser/overlays/swipe", "browser/product-gallery/gallery", "browser/store-map/map"],
    remark: "Each swipe has a button. A map's content is in its list, too.",
  }),
  row("2.5.8", "AA", "Target Size (Minimum)", {
    checks: ["axe", "axe, right to left"],
    remark: "Rule target-size of axe.",
  }),
];

const understandable: readonly Criterion[] = [
  row("3.1.1", "A", "Language of Page", {
    limit:
      'The platform renders lang="pol", which is no valid language tag. The shop\'s server has to say "pl"; a script comes too late.',
  }),
  row("3.1.2", "AA", "Language of Parts", {
    tests: ["unit/region-selector/words", "browser/region-selector/choice"],
  }),
  row("3.2.1", "A", "On Focus", {
    tests: ["browser/category-menu/wide", "browser/settings-menu/settings-menu"],
  }),
  row("3.2.2", "A", "On Input", {
    tests: ["browser/settings-menu/settings-menu", "browser/listing/settings"],
    limit:
      "On listings without a button, a sorting that is chosen with a pointer applies at once, as in the standard theme. By keyboard nothing is sent before Enter or a button.",
  }),
  row("3.2.3", "AA", "Consistent Navigation", { tests: ["browser/access/frame", "browser/visits/kept"] }),
  row("3.2.4", "AA", "Consistent Identification", {
    tests: ["browser/access/frame", "browser/texts/languages"],
  }),
  row("3.2.6", "A", "Consistent Help", {
    notApplicable: "Contacts and help are the shop's own parts of the page; Wyspa does not move them.",
  }),
  row("3.3.1", "A", "Error Identification", {
    tests: ["browser/validated-form/registration", "browser/validated-form/summary"],
  }),
  row("3.3.2", "A", "Labels or Instructions", { checks: AXE, tests: ["browser/validated-form/labels"] }),
  row("3.3.3", "AA", "Error Suggestion", {
    tests: ["browser/validated-form/rules", "browser/validated-form/helping"],
  }),
  row("3.3.4", "AA", "Error Prevention (Legal, Financial, Data)", {
    tests: ["browser/mini-basket/changing", "browser/submit-guard/submitting-once"],
    remark: "A removed line can be restored. The order's summary is the platform's page.",
  }),
  row("3.3.7", "A", "Redundant Entry", {
    tests: ["browser/passkey/order-page", "browser/validated-form/native"],
    remark: "Typed text is kept; the steps of an order are the platform's pages.",
  }),
  row("3.3.8", "AA", "Accessible Authentication (Minimum)", {
    tests: [
      "browser/passkey/island",
      "browser/password-field/password-field",
      "browser/passkey/one-time-code",
    ],
    remark: "Passkeys, password managers and pasting work.",
  }),
];

const robust: readonly Criterion[] = [
  row("4.1.2", "A", "Name, Role, Value", {
    checks: AXE,
    tests: ["browser/access/frame", "browser/region-selector/selector"],
    limit:
      "The platform renders the control for country and language as a div with a label. It becomes a button when it gets the focus or the pointer.",
  }),
  row("4.1.3", "AA", "Status Messages", {
    checks: ["announcements"],
    tests: ["browser/overlays/alert", "browser/search-panel/keyboard"],
  }),
];

export const criteria = [...perceivable, ...operable, ...understandable, ...robust];

/** Criteria that are new in WCAG 2.2; chapter 9 of EN 301 549 V3.2.1 has those of WCAG 2.1. */
export const newIn22: readonly string[] = ["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"];
