/** A whole page as React elements, from a tree of its markup: rendered on the server and hydrated in the browser. */
import {
  createContext,
  createElement,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";
import { addProduct, readCount } from "./shop";

/** A text, or an element with its properties and children. */
export type Tree =
  | string
  | readonly [tag: string, props: Readonly<Record<string, unknown>>, ...children: Tree[]];

const Count = createContext<{ readonly count: number; setCount(count: number): void }>({
  count: 0,
  setCount() {},
});

export function Page({ tree }: { readonly tree: readonly Tree[] }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void readCount().then(setCount);
  }, []);
  return createElement(Count, { value: { count, setCount } }, ...tree.map(element));
}

function element(node: Tree): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const Part = parts[String(props.className ?? "").split(" ")[0] ?? ""];
  return Part ? createElement(Part, { node }) : createElement(tag, props, ...children.map(element));
}

interface PartProps {
  readonly node: Exclude<Tree, string>;
}

function Basket({ node: [tag, props, ...children] }: PartProps) {
  const { count } = useContext(Count);
  useEffect(() => {
    document.querySelector("#menu_basket")?.classList.toggle("--hide", count === 0);
  }, [count]);
  const shown = children.map((child) =>
    typeof child !== "string" && String(child[1].className).startsWith("badge")
      ? createElement("span", child[1], count)
      : element(child),
  );
  return createElement(tag, props, ...shown);
}

function AddForm({ node: [tag, props, ...children] }: PartProps) {
  const { setCount } = useContext(Count);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setCount(await addProduct(String(data.get("product")), String(data.get("size"))));
  };
  // Products with sizes have a link in a block of the same class.
  return createElement(
    tag,
    tag === "form" ? { ...props, onSubmit: submit } : props,
    ...children.map(element),
  );
}

function MenuButton({ node: [tag, props] }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  return createElement(tag, { ...props, "aria-expanded": isOpen, onClick: () => setOpen(!isOpen) });
}

const parts: Readonly<Record<string, (props: PartProps) => ReactNode>> = {
  top_basket__sub: Basket,
  product__add: AddForm,
  "nav-link-expand": MenuButton,
};
