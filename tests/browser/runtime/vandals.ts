/** What other scripts do to a host or to the whole page. Each runs in the page. */

export type Act = (host: HTMLElement) => unknown;

/** Like a page translator: replaces every text by a new one inside two `<font>` elements. */
export const translate: Act = (host) => {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    font.appendChild(document.createElement("font")).textContent = `${text.nodeValue}`;
    text.parentNode?.replaceChild(font, text);
  }
};
/** Like some extensions: moves the text node itself into the `<font>`. */
export const wrapTexts: Act = (host) => {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: ChildNode[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as ChildNode);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
};
export const move: Act = (host) => document.querySelector("main")?.prepend(host);
export const leaveAndReturn: Act = async (host) => {
  const next = document.createElement("i");
  host.replaceWith(next);
  await new Promise((done) => setTimeout(done, 150));
  next.replaceWith(host);
};
export const replaceByClone: Act = (host) => host.replaceWith(host.cloneNode(true));
export const rewrite: Act = (host) => {
  host.outerHTML = String(host.outerHTML); // as `$(…).html($(…).html())` does
};
export const rewriteBody: Act = () => {
  document.body.innerHTML = String(document.body.innerHTML);
};
export const throwOutWrapper: Act = (host) => host.querySelector("[data-island-root]")?.remove();
export const emptyWrapper: Act = (host) => host.querySelector("[data-island-root]")?.replaceChildren();
export const insertForeign: Act = (host) => {
  for (const place of [...host.querySelectorAll("[data-island-root], [data-island-root] *")]) {
    if (/^(input|select|option|textarea|output)$/i.test(place.tagName)) continue;
    place.prepend(Object.assign(document.createElement("ins"), { textContent: "obce" }));
    place.append("!");
  }
};
export const resetAttributes: Act = (host) => {
  for (const element of [host, ...host.querySelectorAll("*")])
    for (const name of ["class", "style", "data-island-status", "data-island-root"])
      if (element !== host || name !== "class") element.removeAttribute(name);
};

/** What a script does to a host of any island: the host's own markup is there again afterwards. */
export const markupActs: Readonly<Record<string, Act>> = {
  "removes the host and puts it back": leaveAndReturn,
  "replaces it with a clone": replaceByClone,
  "rewrites the host from its own HTML": rewrite,
  "rewrites the whole page": rewriteBody,
  "translates it": translate,
  "wraps its text nodes": wrapTexts,
};
