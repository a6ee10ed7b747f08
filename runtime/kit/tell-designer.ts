const told = new Set<string>();

/** Tells the theme's designer in the console what to change: once for each matter, however many hosts have it. */
export function tellDesigner(host: Element, message: string): void {
  if (told.has(message)) return;
  told.add(message);
  console?.warn(`wyspa: ${message}`, host);
}
