/** One for an island: tells the theme's designer in the console what to change, once for each matter. */
export function designerTeller(): (host: Element, message: string) => void {
  const told = new Set<string>();
  return (host, message) => {
    if (told.has(message)) return;
    told.add(message);
    console?.warn(`wyspa: ${message}`, host);
  };
}
