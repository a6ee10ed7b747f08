/**
 * Implements `wyspa.modal`, `.alert` and `.loading`: validates the arguments of page scripts before passing them on.
 */
import type { AlertOptions } from "../contracts/alert";
import type { DialogHandle } from "../contracts/dialog";
import type { Overlays } from "../contracts/overlays";

type Loose<Keys extends string> = { readonly [Key in Keys]?: unknown };

export interface OverlayBodies {
  /**
   * Opens a dialog with a node or a text (contract A 12).
   * @throws TypeError when both are missing
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
      if (!node && !words)
        throw new TypeError("Wyspa: wyspa.modal has nothing to show. Pass `element` or `text`.");
      if (node?.contains(document.body))
        throw new TypeError(
          "Wyspa: wyspa.modal cannot show the whole page. Pass an `element` inside <body>.",
        );
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
      // The alert itself ignores unknown types and times.
      if (words) alert(words, { type, ms: Number(ms) || undefined } as AlertOptions);
    },
    loading: (on, text) => loading(!!on, wordsOf(text)),
  };
}

const wordsOf = (value: unknown): string | undefined => {
  const words = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return words || undefined;
};
