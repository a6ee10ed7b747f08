/** The three parts without a framework, for peers that bring none. */
import { addProduct, announceCount, onCount, readCount } from "./shop";

export function enhanceBasket(host: Element): void {
  onCount((count) => {
    const badge = host.querySelector(".badge");
    if (badge) badge.textContent = String(count);
    host.closest("#menu_basket")?.classList.toggle("--hide", count === 0);
  });
  void readCount().then(announceCount);
}

export function enhanceForm(form: HTMLFormElement): void {
  form.addEventListener("submit", (event) => void sendForm(event, form));
}

/** Adds the form's product without leaving the page. */
export async function sendForm(event: Event, form: HTMLFormElement): Promise<void> {
  event.preventDefault();
  const data = new FormData(form);
  const button = form.querySelector("button");
  if (button) button.disabled = true;
  announceCount(await addProduct(String(data.get("product")), String(data.get("size"))));
  if (button) button.disabled = false;
}

export function toggleMenu(button: Element): void {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
  button.closest(".nav-item")?.classList.toggle("--expanded", !isOpen);
}
