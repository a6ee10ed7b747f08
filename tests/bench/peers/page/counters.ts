/** Components for the comparison of failures: one counts its presses, one throws. Preact's own, without a boundary. */
import { h } from "preact";
import { useState } from "preact/hooks";

const button = (text: string, onClick: () => void) => h("button", { type: "button", onClick }, text);

export function Counter() {
  const [count, setCount] = useState(0);
  return button(String(count), () => setCount(count + 1));
}

export function Throws({ on }: { readonly on?: string }) {
  const [isPressed, setPressed] = useState(false);
  if (on === "mount" || isPressed) throw new Error("bench: on purpose");
  return button("0", () => setPressed(true));
}
