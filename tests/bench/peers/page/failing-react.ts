/** One root for three components, as React has it without a boundary. */
import { createElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";

const button = (text: string, onClick: () => void) =>
  createElement("button", { type: "button", onClick }, text);

function Counter() {
  const [count, setCount] = useState(0);
  return button(String(count), () => setCount(count + 1));
}

function Throws({ on }: { readonly on: string }) {
  const [isPressed, setPressed] = useState(false);
  if (on === "mount" || isPressed) throw new Error("bench: on purpose");
  return button("0", () => setPressed(true));
}

const root = document.querySelector("#app");
const on = String((root as HTMLElement | null)?.dataset.on);
const parts = [Counter, Throws, Counter].map((part, index) =>
  createElement("div", { id: `part-${index}`, key: index }, createElement(part, { on })),
);
if (root) hydrateRoot(root, parts);
