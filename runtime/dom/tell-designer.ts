/** Creates an island's console warnings for theme designers; each message appears once. */
export function designerTeller(): (host: Element, message: string) => void {
  const warned = new Set<string>();
  return (host, message) => {
    if (warned.has(message)) return;
    warned.add(message);
    console?.warn(`wyspa: ${message}`, host);
  };
}
