import { memo } from "react";
import type { Option } from "./answer";
import type { Say } from "./texts";

interface OptionProps {
  readonly option: Option;
  readonly id: string;
  readonly active: boolean;
  readonly t: Say;
}

/** One option of the list: a real link, so that it opens in a new tab too; a plain text without an address. */
export const OptionView = memo(({ option, id, active, t }: OptionProps) => {
  const { kind, name, link, price } = option;
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
        {t("search-panel.all")}
      </button>
    );
  }
  const priceText = price === 0 ? t("search-panel.on-request") : price;
  const content =
    kind === "product" ? (
      <>
        <Icon {...option} />
        <span className="search_result__name_wrapper">
          <Name {...option} />
          {priceText && <span className="search_result__price">{priceText}</span>}
        </span>
      </>
    ) : (
      <>
        {(kind === "producer" || kind === "series") && (
          <span className="search_result__name_label">{t(`search-panel.of-${kind}`)}</span>
        )}
        <Name {...option} />
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
 * A name with the searched text in bold. Each piece of text has an element of its own: translators of pages
 * swap bare text nodes, and React could not find them again. The outer element keeps spaces where themes use flex.
 */
function Name({ marked: [before, match, after] }: Pick<Option, "marked">) {
  return (
    <span className="search_result__name">
      {before && <span>{before}</span>}
      {match && <b>{match}</b>}
      {after && <span>{after}</span>}
    </span>
  );
}

/** The theme's picture: WebP first, the second icon for browsers without it (contract A 5.4). */
function Icon({ icon, iconSecond }: Pick<Option, "icon" | "iconSecond">) {
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
