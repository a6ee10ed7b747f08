/** Belongs to the lean flavour. Beside other scripts, React copes with two things that Preact does not. */
import { options, type VNode } from "preact";
import { afterPaint } from "../base/after-paint";

// Preact's own wait for the paint throws when another script has broken `requestAnimationFrame`.
options.requestAnimationFrame = (runEffects) => void afterPaint().then(runEffects);

/** The text of each element that contains nothing else. */
const texts = new WeakMap<Element, string>();

/** Preact's name for a node's element, which its builds do not change. */
const elementOf = (node: VNode) => Reflect.get(node, "__e") as Element | null;

/** A page translator replaces text nodes. Preact then writes into a node that is not in the page any more. */
function followText(node: VNode): void {
  const { children } = node.props;
  const element = typeof node.type === "string" && elementOf(node);
  if (!element || (typeof children !== "string" && typeof children !== "number")) return;
  const text = String(children);
  const before = texts.get(element);
  texts.set(element, text);
  // Only a changed text is written: what was translated stays translated.
  if (before !== undefined && before !== text && element.textContent !== text) element.textContent = text;
}

const { diffed } = options;
options.diffed = (node) => {
  diffed?.(node);
  followText(node);
};
