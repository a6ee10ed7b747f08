/** The cover's elements, with the ids that themes style (contract A 13). */
export interface Cover {
  readonly cover: HTMLElement;
  readonly element: HTMLElement;
  readonly status: HTMLElement;
  /** Adds a close button, and Escape. */
  offerClose(name: string, close: () => void): void;
}

export function buildCover(): Cover {
  const cover = document.createElement("div");
  const element = document.createElement("div");
  const status = document.createElement("p");
  cover.id = "ajaxLoadSite_cover";
  element.id = "ajaxLoadSite";
  element.tabIndex = -1;
  // Fixed to the viewport: the cover follows scrolling and does not lengthen the document.
  Object.assign(cover.style, { position: "fixed", inset: "0", width: "auto", height: "auto" });
  status.setAttribute("role", "status");
  element.append(status);

  return {
    cover,
    element,
    status,
    offerClose(name, close) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "btn --solid ajaxLoadSite__close";
      button.textContent = name;
      button.addEventListener("click", close);
      element.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || event.isComposing) return;
        event.preventDefault(); // a dialog around the cover stays open
        close();
      });
      element.append(button);
      if (document.activeElement === element) button.focus({ preventScroll: true });
    },
  };
}
