import { enhanceForm } from "./enhance";

export default function enhance(island: Element): void {
  const form = island.querySelector("form");
  if (form) enhanceForm(form);
}
