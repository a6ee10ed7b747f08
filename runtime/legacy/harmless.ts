/**
 * Strips active elements, event attributes and unsafe addresses from nodes that a page script wants to show. Shop texts
 * are part of such markup, unescaped (bars S7, S8). The script itself adds its click handlers to the nodes.
 */
const ACTIVE =
  "script, style, link, meta, base, object, embed, applet, portal, frame, frameset, template, animate, set, animateTransform, animateMotion";

/** Accepts web, mail and phone addresses, and addresses without a scheme. */
const isSafe = (address: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
  const [, scheme] = /^([^/?#:]*):/.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, "")) ?? [];
  return scheme === undefined || /^(https?|mailto|tel|sms)$/i.test(scheme);
};
/** Accepts `data:` images only where they are drawn: a frame would run their content. */
const isPicture = (element: Element, name: string, value: string) =>
  name === "src" && element.matches("img, source, input") && /^\s*data:image\//i.test(value);

export function harmless(piece: DocumentFragment): DocumentFragment {
  for (const element of piece.querySelectorAll(ACTIVE)) element.replaceWith();
  for (const element of piece.querySelectorAll("*"))
    for (const { name, value } of [...element.attributes]) {
      const isAddress = /^(?:xlink:)?href$|^(?:src|action|formaction|data|poster|background|ping)$/i.test(
        name,
      );
      if (/^on|^srcdoc$/i.test(name) || (isAddress && !isSafe(value) && !isPicture(element, name, value)))
        element.removeAttribute(name);
    }
  // A frame whose address was removed has nothing to show.
  for (const frame of piece.querySelectorAll("iframe:not([src])")) frame.replaceWith();
  return piece;
}
