import { memo } from "react";
import type { Option } from "./answer";
import type { SearchTranslate } from "./texts";

interface OptionProps {
  readonly option: Option;
  readonly id: string;
  readonly active: boolean;
  readonly t: SearchTranslate;
}

/** Renders an option as a real link, so that it can open in a new tab, or as plain text when it has no address. */
export const OptionView = memo(({ option, id, active, t }: OptionProps) => {
  const { kind, name, link, count, price, more, hint } = option;
  const kinds = kind === "recent" || kind === "near" ? ["query", `--${kind}`].join(" ") : kind;
  const shared = {
    id,
    role: "option",
    "aria-selected": active,
    "aria-description": hint,
    tabIndex: -1,
    className: `search_result__item --${name ? kinds : "button-all btn --outline"}${active ? " --active" : ""}`,
  };
  if (!name) {
    return (
      <button type="submit" {...shared}>
        {`${t("search-panel.all")}${count ? ` (${count})` : ""}`}
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
          {more}
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
    <a href={link} {...shared}>
      {content}
    </a>
  ) : (
    <span {...shared}>{content}</span>
  );
});

/**
 * Renders a name with the searched text in bold.
 * Each piece has an element of its own: page translators replace bare text nodes, and React would lose track of them.
 * The outer element preserves spaces in themes that use flex.
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

/** The theme's picture: WebP first, the second icon for browsers without WebP (contract A 5.4). */
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
