/** The box of a map that is none: a sentence in it, and no sign that something is still on its way. */
const BUSY = "--loading";

export function makeBox(element: HTMLElement | null, sentence: string) {
  const note = document.createElement("p");
  note.className = "map_missing";
  note.textContent = sentence;
  // Beside it, once: a second map in the same box says the same.
  element?.querySelector(":scope > .map_missing")?.remove();
  element?.append(note);
  // Modules put the sign on before they make their map, or after.
  const free = () => {
    // Taking away what is not there would be heard as a change, too.
    if (element?.classList.contains(BUSY)) element.classList.remove(BUSY);
  };
  free();
  const observer = new MutationObserver(free);
  if (element) observer.observe(element, { attributeFilter: ["class"] });
  return {
    empty() {
      observer.disconnect();
      note.remove();
    },
  };
}
