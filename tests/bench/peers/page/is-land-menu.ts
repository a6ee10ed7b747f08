import { toggleMenu } from "./enhance";

export default function enhance(island: Element): void {
  const button = island.querySelector("button");
  button?.addEventListener("click", () => toggleMenu(button));
}
