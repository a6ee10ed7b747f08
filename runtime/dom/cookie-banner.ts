/**
 * Consent banners: the platform's own two, the one that the configuration names (`cookieBanner`), and those of consent
 * tools. They take precedence at the window's edges, and over dialogs (ruling 21).
 */

/** The platform's banner while it is shown, also the one of older themes. */
const PLATFORMS = ".iai_cookie:not(.d-none), #ck_dsclr_v2";

/**
 * The elements in which consent tools build their banners. Most stay on the page after the answer, so each is looked at:
 * only a visible control makes it a banner.
 */
const TOOLS = [
  "#cc-main", // vanilla-cookieconsent
  ".cc-window", // Osano's open-source banner
  ".osano-cm-window",
  ".klaro",
  "#CybotCookiebotDialog",
  "#onetrust-banner-sdk",
  "#onetrust-pc-sdk",
  "#usercentrics-root",
  "#usercentrics-cmp-ui",
  ".cky-consent-container", // CookieYes
  ".cky-modal",
  "#didomi-host",
  "#iubenda-cs-banner",
  ".qc-cmp2-container", // Quantcast
  "#truste-consent-track", // TrustArc
  ".truste_overlay",
  ".truste_box_overlay",
  ".cmplz-cookiebanner", // Complianz
  "#coiOverlay", // Cookie Information
  "#coi-banner-wrapper",
  "#cmpbox", // consentmanager
  "#axeptio_overlay",
  "#tarteaucitronRoot",
  "#cookiescript_injected",
  "#BorlabsCookieBox",
  ".fc-consent-root", // Google's messages
  "[id^=sp_message_container]", // Sourcepoint
  "#ppms_cm_popup_overlay", // Piwik PRO
].join();

/** The shop's own selector; a broken one would break the whole list. */
function validated(shopSelector: string): string {
  try {
    if (shopSelector) document.createElement("p").matches(shopSelector);
    return shopSelector;
  } catch {
    return "";
  }
}

const joined = (...lists: readonly string[]) => lists.filter(Boolean).join();

/**
 * Stays usable over whatever is open: consent banners, a top layer and the alert. It includes hidden banners, because the
 * press that answers a banner hides it.
 * @param shopSelector the configuration's `cookieBanner`
 */
export const overAnyDialog = (shopSelector: string): string =>
  joined(".iai_cookie, #ck_dsclr_v2, #topLayerBackDrop, #alert_cover", TOOLS, validated(shopSelector));

/** Whether an event comes from such an element, also from inside its shadow tree. */
export const isOverAll = (event: Event, shopSelector: string): boolean => {
  const selector = overAnyDialog(shopSelector);
  return event.composedPath().some((one) => one instanceof Element && one.matches(selector));
};

const hasBox = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether an element can be seen, as far as a script can know. */
function isSeen(element: Element): boolean {
  const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
  const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!width || !height || !isInside) return false;
  const options = {
    opacityProperty: true,
    visibilityProperty: true,
    checkOpacity: true,
    checkVisibilityCSS: true,
  };
  return element.checkVisibility?.(options) ?? getComputedStyle(element).visibility === "visible";
}

const CONTROLS = "button, a[href], input, iframe, [role=button]";
/** Pixels. What is smaller is no banner, but the button that opens it again. */
const MIN_WIDTH = 200;
const MIN_HEIGHT = 48;

/** The roots of an element's tree: itself, and the open shadow trees in it. */
function* rootsOf(element: Element): Generator<Element | ShadowRoot> {
  yield element;
  if (element.shadowRoot) {
    yield element.shadowRoot;
    for (const inner of element.shadowRoot.querySelectorAll("*")) if (inner.shadowRoot) yield* rootsOf(inner);
  }
}

/** The part of a consent tool's element that is a banner now: a box of some size, with a control that is seen. */
function shownPart(tool: Element): Element | null {
  for (const root of rootsOf(tool))
    for (const control of root.querySelectorAll(CONTROLS)) {
      if (!isSeen(control)) continue;
      for (
        let around: Element | null = control;
        around && root.contains(around);
        around = around.parentElement
      ) {
        const { width, height } = around.getBoundingClientRect();
        if (width >= MIN_WIDTH && height >= MIN_HEIGHT) return around;
      }
    }
  return null;
}

/** The boxes of banners that are shown now. @param shopSelector the configuration's `cookieBanner` */
export function shownBanners(shopSelector: string): Element[] {
  const named = joined(PLATFORMS, validated(shopSelector));
  const boxes = [...document.querySelectorAll(named)].filter(
    (element) => hasBox(element) && getComputedStyle(element).visibility === "visible",
  );
  // A named element may be the host of a shadow tree, which has no box of its own.
  const parts = [...document.querySelectorAll(joined(TOOLS, validated(shopSelector)))].flatMap(
    (tool) => shownPart(tool) ?? [],
  );
  return [...boxes, ...parts];
}

/** Shadow trees in which banners change without a change on the page. */
export const bannerTrees = (shopSelector: string): ShadowRoot[] =>
  [...document.querySelectorAll(joined(TOOLS, validated(shopSelector)))].flatMap(
    (tool) => tool.shadowRoot ?? [],
  );
