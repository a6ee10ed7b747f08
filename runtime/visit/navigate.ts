/** Navigates to http(s) addresses only, because a `javascript:` address would run code here (bar S11 f). */
export function navigate(address: string | URL): void {
  const link = Object.assign(document.createElement("a"), { href: String(address) });
  if (/^http/.test(link.protocol)) location.assign(link.href);
}
