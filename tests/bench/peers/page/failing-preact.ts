import { type ComponentType, h, hydrate } from "preact";
import { Counter, Throws } from "./counters";

const parts: Readonly<Record<string, ComponentType<{ readonly on?: string }>>> = {
  counter: Counter,
  throws: Throws,
};

for (const host of document.querySelectorAll<HTMLElement>("[data-part]"))
  hydrate(h(parts[String(host.dataset.part)] ?? Counter, { on: String(host.dataset.on) }), host);
