interface PartProps {
  /** The part of the theme's class name after `top_basket__`. */
  readonly of: string;
  readonly text: string | false;
}

/**
 * Wraps a text in a separate element, so that a page translator that rewrites it cannot break its neighbours
 * (react/react#17256). Renders nothing for a text that the server left out.
 */
export function Part({ of, text }: PartProps) {
  return text === "" || text === false ? null : <span className={`top_basket__${of}`}>{text}</span>;
}
