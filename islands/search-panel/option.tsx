import { memo } from "react";
import type { Found } from "./answer";
import { highlight } from "./highlight";
import type { Say } from "./texts";

interface OptionProps {
  readonly option: Found;
  readonly id: string;
  readonly active: boolean;
  /** The text that was searched for: it is set in bold in names. */
  readonly phrase: string;
  readonly say: Say;
}

/** One option of the list: a real link, so that it opens in a new tab too; a plain text without an address. */
export const Option = memo(({ option, id, active, phrase, say }: OptionProps) => {
  const { kind, name, link } = option;
  const own = {
    id,
    role: "option",
    "aria-selected": active,
    tabIndex: -1,
    className: `search_result__item --${name ? kind : "button-all btn --outline"}${active ? " --active" : ""}`,
  };
  if (!name) {
    return (
      <button type="submit" {...own}>
        {say("search-panel.all")}
      </button>
    );
  }
  const named = <Name name={name} phrase={phrase} />;
  const content =
    kind === "product" ? (
      <>
        <Icon {...option} />
        <span className="search_result__name_wrapper">
          {named}
          <Price {...option} say={say} />
        </span>
      </>
    ) : (
      <>
        {(kind === "producer" || kind === "series") && (
          <span className="search_result__name_label">{say(`search-panel.of-${kind}`)}</span>
        )}
        {named}
      </>
    );
  return link ? (
    <a href={link} {...own}>
      {content}
    </a>
  ) : (
    <span {...own}>{content}</span>
  );
});

/**
 * A name with the searched phrase in bold. Each piece of text has an element of its own: translators of pages
 * swap bare text nodes, and React could not find them again. The outer element keeps spaces where themes use flex.
 */
function Name({ name, phrase }: { readonly name: string; readonly phrase: string }) {
  const [before, match, after] = highlight(name, phrase);
  return (
    <span className="search_result__name">
      {before && <span>{before}</span>}
      {match && <b>{match}</b>}
      {after && <span>{after}</span>}
    </span>
  );
}

function Price({ price, say }: Pick<Found, "price"> & { readonly say: Say }) {
  const text = price === 0 ? say("search-panel.on-request") : price;
  return text && <span className="search_result__price">{text}</span>;
}

/** The theme's picture: WebP first, the second icon for browsers without it (contract A 5.4). */
function Icon({ icon, iconSecond }: Pick<Found, "icon" | "iconSecond">) {
  const source = iconSecond ?? icon;
  const image = source && <img src={source} alt="" />;
  return (
    <span className="search_result__icon">
      {icon && iconSecond ? (
        <picture>
          <source type="image/webp" srcSet={icon} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
