/**
 * The page's last alerts, out of sight, so that one that has gone can be read again (bar A4, WCAG 2.2.1). They have
 * been said by then: the list is silent.
 */
const MOST = 20;

/** @returns writes a text down */
export function alertLog(name: string): (text: string) => void {
  let log = build(name);
  return (text) => {
    const item = document.createElement("p");
    item.textContent = text;
    const items = [...log.children, item].slice(-MOST);
    // A new element each time: some readers say what is added to a log, whatever it says of itself.
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
