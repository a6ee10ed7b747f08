import type { Mount } from "../../runtime/contracts/island";
import { actAsButton } from "../../runtime/dom/act-as-button";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";

/** Theme class that shows the providers (contract G 1.12). */
const ACTIVE = "--active";
const ITEMS = "projector_instalments__items";

export const mount: Mount = (host, { signal }) => {
  const box = host.closest("#projector_instalments, .projector_instalments");
  const items = box?.querySelector(`.${ITEMS}`);
  if (!box || !items) return;
  const override = overrideAttributesUntilAbort(signal);
  actAsButton(host, override, signal);
  if (!items.id) override(items, "id", ITEMS);
  override(host, "aria-controls", items.id);
  const tell = () => override(host, "aria-expanded", String(box.classList.contains(ACTIVE)));
  const press = (event: Event) => {
    event.preventDefault();
    box.classList.toggle(ACTIVE);
    tell();
  };
  host.addEventListener("click", press, { signal });
  tell();
};
