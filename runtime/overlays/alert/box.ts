/** The alert's elements, with the id and classes that themes style (contract A 13). */
export function buildBox(closeLabel: string) {
  const box = document.createElement("div");
  const words = document.createElement("span");
  const close = document.createElement("button");
  box.id = "alert_cover";
  box.style.position = "fixed"; // out of the layout before a stylesheet loads (bar H6)
  words.className = "alertek__text";
  close.className = "alertek__close";
  close.type = "button";
  close.setAttribute("aria-label", closeLabel);
  box.append(words, close);
  return { box, words, close };
}
