/** The three parts as Preact components, which hydrate the server's markup. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addProduct, announceCount, onCount, readCount } from "./shop";

interface PartProps {
  readonly label: string;
  readonly product?: string;
  readonly size?: string;
}

export function Basket({ label }: PartProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    onCount(setCount);
    void readCount().then(announceCount);
  }, []);
  useEffect(() => {
    document.querySelector("#menu_basket")?.classList.toggle("--hide", count === 0);
  }, [count]);
  return h(
    "a",
    { class: "top_basket__sub", href: "/basketedit.php", title: "Przejdź do koszyka", "aria-label": label },
    h("span", { class: "badge badge-info" }, count),
    h("strong", { class: "top_basket__price" }, "0,00 zł"),
  );
}

const hidden = (name: string, value: string) => h("input", { type: "hidden", name, value });

export function Add({ label, product = "", size = "" }: PartProps) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    announceCount(await addProduct(product, size));
    setBusy(false);
  };
  return h(
    "form",
    { class: "product__add", method: "post", action: "/basketchange.php", onSubmit: submit },
    hidden("product", product),
    hidden("size", size),
    hidden("mode", "1"),
    hidden("number", "1"),
    h(
      "button",
      { type: "submit", class: "btn --solid", "aria-label": label, disabled: isBusy },
      "Do koszyka",
    ),
  );
}

export function Menu({ label }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  return h("button", {
    class: "nav-link-expand",
    type: "button",
    "aria-label": label,
    "aria-expanded": isOpen,
    onClick: () => setOpen(!isOpen),
  });
}
