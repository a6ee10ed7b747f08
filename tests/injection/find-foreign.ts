/** Runs in the page: everything that a payload could have brought into it. */

export interface Allowed {
  /** Pictures may come from any host, because shops keep them on content hosts. */
  readonly pictures?: boolean;
  /** Links that match may lead to any host: documents and providers. */
  readonly links?: string;
}

export interface Found {
  readonly elements: readonly string[];
  readonly links: readonly string[];
  readonly polluted: readonly string[];
}

interface Wanted {
  /** Texts that may stand in attributes as a whole: there they are data. */
  readonly all: readonly string[];
  readonly allowed: Allowed;
}

export function findForeign({ all, allowed }: Wanted): Found {
  /** Elements that no page of the shop has. */
  const never =
    "iframe, frame, frameset, object, embed, base, math, marquee, applet, animate, set, foreignObject, use[href^=data], meta[http-equiv=refresh], [srcdoc]";
  const addresses = [
    "href",
    "src",
    "action",
    "formaction",
    "xlink:href",
    "data",
    "background",
    "ping",
    "poster",
  ];
  /** The page writes it for its islands, so a payload may stand in it. */
  const ownData = "data-island-props";
  const isForeign = (value: string) => /xss|evil\.test/.test(value);
  const elements: string[] = [];
  const links: string[] = [];
  const nameOf = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 200);
  const decoded = (value: string) => {
    try {
      return decodeURIComponent(value.replaceAll("+", " "));
    } catch {
      return value;
    }
  };
  const isWhole = (value: string) =>
    value.startsWith(`${location.origin}/`) ||
    all.some((text) => value.includes(text.trim()) || decoded(value).includes(text.trim()));

  const flat = (value: string) => value.replace(/\s+/g, " ").trim();
  /** In a name, white space collapses, and "…" ends a text that was cut. The cut text must be how a payload begins. */
  const isWholeName = (value: string) => {
    const name = flat(value);
    if (all.some((text) => name.includes(flat(text)))) return true;
    const end = name.indexOf("…");
    if (end < 0 || isForeign(name.slice(end))) return false;
    const start = [...Array(end).keys()].find((index) => {
      const cut = name.slice(index, end);
      return all.some((text) => flat(text).startsWith(cut));
    });
    return start !== undefined && !isForeign(name.slice(0, start));
  };

  const checkAddress = (element: Element, value: string, isPicture: boolean) => {
    const at = (() => {
      try {
        return new URL(value, document.baseURI);
      } catch {
        return null;
      }
    })();
    if (!at || (at.origin === location.origin && /^https?:$/.test(at.protocol))) return;
    const isHttp = /^https?:$/.test(at.protocol);
    if (/^(mailto|tel):$/.test(at.protocol) && element.tagName === "A") return;
    // A placeholder of a picture is data of our own.
    if (isPicture && (at.protocol === "data:" || at.protocol === "blob:") && !/xss/.test(value)) return;
    if (isHttp && isPicture && allowed.pictures) return;
    if (isHttp && allowed.links && element.matches(allowed.links)) return;
    links.push(`${nameOf(element)} -> ${at.href.slice(0, 80)}`);
  };

  const check = (element: Element) => {
    if (element.matches(never)) elements.push(nameOf(element));
    const isCode = element instanceof HTMLScriptElement && /^(|module|.*javascript)$/.test(element.type);
    // The page's own scripts have payloads as data only: `inScript` writes every "<" as an escape.
    if (isCode && /xss/.test(element.text) && !element.hasAttribute("data-page-own"))
      elements.push(element.outerHTML.slice(0, 200));
    if (element instanceof HTMLStyleElement && /xss/.test(element.textContent ?? ""))
      elements.push(nameOf(element));
    for (const { name, value } of element.attributes) {
      if (addresses.includes(name)) {
        checkAddress(element, value, /^(IMG|SOURCE|VIDEO|AUDIO|image)$/.test(element.tagName));
        continue;
      }
      if (name === "srcset") {
        for (const one of value.split(",")) checkAddress(element, one.trim().split(/\s/)[0] ?? "", true);
        continue;
      }
      if (name === "style") {
        for (const [, url = ""] of value.matchAll(/url\(["']?([^"')]*)/g)) checkAddress(element, url, true);
        continue;
      }
      const isName = name === "aria-label";
      if (/^on/.test(name) && /xss/.test(value)) elements.push(nameOf(element));
      else if (isForeign(value) && name !== ownData && !isWhole(value) && !(isName && isWholeName(value)))
        elements.push(nameOf(element));
    }
  };
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      check(element);
      if (element.shadowRoot) walk(element.shadowRoot);
      if (element instanceof HTMLTemplateElement) walk(element.content);
    }
  };
  walk(document);
  const polluted = ["polluted"].filter((name) => name in {});
  if (typeof window.wyspa?.version !== "string") polluted.push("wyspa");
  return { elements, links, polluted };
}
