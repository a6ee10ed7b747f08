/** Shows the box whose id is the value of a hidden radio button, and focuses the box's first field. */
export function showBox(radio: HTMLElement | null): void {
  const box = document.getElementById(radio?.getAttribute("value") || " ");
  if (!box) return;
  for (const other of document.querySelectorAll<HTMLElement>("#signin-form_box_left .signin-form_box_sub"))
    other.style.display = other === box ? "block" : "none";
  if (radio instanceof HTMLInputElement) radio.checked = true;
  box.querySelector<HTMLElement>("input.form-control, input:not([type=hidden])")?.focus();
}
