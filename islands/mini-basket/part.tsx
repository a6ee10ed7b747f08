interface PartProps {
  /** What follows `top_basket__` in the theme's class name. */
  readonly of: string;
  readonly text: string | false;
}

/**
 * One text in an element of its own, so that a translator that rewrites the page cannot break its neighbours
 * (react/react#17256). What the server left out is left out here.
 */
export function Part({ of, text }: PartProps) {
  return text === "" || text === false ? null : <span className={`top_basket__${of}`}>{text}</span>;
}
