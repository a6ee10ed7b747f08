/** `wyspa.modal`, `.alert` and `.loading`: whatever a page's script passes, only what is understood goes on. */
import type { AlertOptions } from "../contracts/alert";
import type { DialogHandle } from "../contracts/dialog";
import type { Overlays } from "../contracts/overlays";

type Loose<Keys extends string> = { readonly [Key in Keys]?: unknown };

export interface OverlayBodies {
  /**
   * Opens a dialog of a node or a text (contract A 12).
   * @throws TypeError when there is nothing to show
   */
  modal(
    options?: Loose<"element" | "text" | "title" | "classes" | "keepOpenFor" | "onClose"> | null,
  ): Promise<Pick<DialogHandle, "element" | "content" | "isOpen" | "close"> | null>;
  alert(text: unknown, options?: Loose<"type" | "ms"> | null): Promise<void>;
  loading(on: unknown, text?: unknown): Promise<HTMLElement | null>;
}

export function overlayBodies({ dialog, alert, loading }: Overlays): OverlayBodies {
  return {
    async modal(options) {
      const { element, text, title, classes, keepOpenFor, onClose } = options ?? {};
      const node = element instanceof Node ? element : undefined;
      const words = wordsOf(text);
      if (!node && !words) throw new TypeError("wyspa.modal: neither `element` nor `text` to show");
      if (node?.contains(document.body)) throw new TypeError("wyspa.modal: `element` is the page itself");
      return dialog({
        element: node,
        text: words,
        title: wordsOf(title),
        classes: wordsOf(classes),
        keepOpenFor: Array.isArray(keepOpenFor)
          ? keepOpenFor.filter((selector) => typeof selector === "string")
          : [],
        ...(typeof onClose === "function" && { onClose: () => void Reflect.apply(onClose, undefined, []) }),
      });
    },
    async alert(text, options) {
      const words = wordsOf(text);
      const { type, ms } = options ?? {};
      // The box itself passes over types and times that it does not know.
      if (words) alert(words, { type, ms: Number(ms) || undefined } as AlertOptions);
    },
    loading: (on, text) => loading(!!on, wordsOf(text)),
  };
}

const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return words || undefined;
};
