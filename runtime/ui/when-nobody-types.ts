const FIELDS = "input, textarea, select, [contenteditable]";

/** Whoever is already writing is not taken away from it (bar A2). */
export async function whenNobodyTypes(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.activeElement?.matches(FIELDS))
    await new Promise((left) => {
      const settle = () => setTimeout(left); // by then the next field has the focus
      document.addEventListener("focusout", settle, { once: true, signal });
    });
}
