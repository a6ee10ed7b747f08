/** Most characters of a bar's text in the name of its button. */
const LONGEST = 100;

/** Returns a bar's text in one line, with the alternative texts of its pictures; cuts an overlong text at a word. */
export function barText(bar: Element): string {
  const content = bar.querySelector(".bars__content") ?? bar;
  const pictures = [...content.querySelectorAll("img[alt]")].map((picture) => picture.getAttribute("alt"));
  const text = [content.textContent, ...pictures].join(" ").replace(/\s+/g, " ").trim();
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s?\S*$/, "") || text.slice(0, LONGEST)}…`;
}
