/**
 * Takes out of nodes that a page's script wants to show whatever would run, or call home by itself: texts of the
 * shop are part of such markup, unescaped (bars S7, S8). What is to happen on a click, the script adds to the nodes.
 */
const ACTIVE =
  "script, style, link, meta, base, object, embed, applet, portal, frame, frameset, template, animate, set, animateTransform, animateMotion";

/** Not of an address, an address of the web, a letter or a call; everything that has no scheme. */
const isSafe = (address: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these before they parse an address
  const [, scheme] = /^([^/?#:]*):/.exec(address.replace(/[\u0000-\u0020\u007f-\u00a0]/g, "")) ?? [];
  return scheme === undefined || /^(https?|mailto|tel|sms)$/i.test(scheme);
};
/** Only where it is drawn: a frame would run what is in it. */
const isPicture = (element: Element, name: string, value: string) =>
  name === "src" && element.matches("img, source, input") && /^\s*data:image\//i.test(value);

export function harmless(piece: DocumentFragment): DocumentFragment {
  for (const element of piece.querySelectorAll(ACTIVE)) element.remove();
  for (const element of piece.querySelectorAll("*"))
    for (const { name, value } of [...element.attributes]) {
      const isAddress = /^(?:xlink:)?href$|^(?:src|action|formaction|data|poster|background|ping)$/i.test(
        name,
      );
      if (/^on|^srcdoc$/i.test(name) || (isAddress && !isSafe(value) && !isPicture(element, name, value)))
        element.removeAttribute(name);
    }
  // One whose page is not on the web has nothing left to show.
  for (const frame of piece.querySelectorAll("iframe:not([src])")) frame.remove();
  return piece;
}
