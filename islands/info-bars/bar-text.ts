/** Characters of a bar's text that name its button. */
const LONGEST = 100;

/** What a bar says, in one line, pictures by their texts; what is too long for a name ends at a word. */
export function barText(bar: Element): string {
  const content = bar.querySelector(".bars__content") ?? bar;
  const pictures = [...content.querySelectorAll("img[alt]")].map((picture) => picture.getAttribute("alt"));
  const text = [content.textContent, ...pictures].join(" ").replace(/\s+/g, " ").trim();
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s?\S*$/, "") || text.slice(0, LONGEST)}…`;
}
