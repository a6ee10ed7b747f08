/**
 * Keeps the page's last alerts, visually hidden, so that shoppers can read one again (bar A4, WCAG 2.2.1). The live
 * region has announced them already: the list is silent.
 */
const MOST = 20;

/** @returns appends a text to the list */
export function alertLog(name: string): (text: string) => void {
  let log = build(name);
  return (text) => {
    const item = document.createElement("p");
    item.textContent = text;
    const items = [...log.children, item].slice(-MOST);
    // A new element each time: some screen readers announce nodes added to a log despite `aria-live="off"`.
    const next = build(name);
    next.append(...items);
    if (log.isConnected) log.replaceWith(next);
    else document.body.append(next);
    log = next;
  };
}

function build(name: string): HTMLElement {
  const log = document.createElement("div");
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "off");
  log.setAttribute("aria-label", name);
  log.setAttribute("data-wyspa-log", "");
  Object.assign(log.style, {
    position: "fixed",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    left: "0",
    bottom: "0",
  });
  return log;
}
