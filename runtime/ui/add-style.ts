/**
 * Adds Wyspa's own small stylesheet, for the parts of islands that no theme knows, once and only when a React
 * island comes: pages that link it themselves, or whose shopper touches nothing, pay nothing. Its rules stand in
 * a layer, so that whatever a theme says wins (design §2 class names).
 */
export function addStyle(base: string): void {
  if (document.querySelector('link[rel="stylesheet"][href*="wyspa.css"]')) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${base}wyspa.css`;
  document.head.append(link);
}
