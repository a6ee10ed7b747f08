import { useSyncExternalStore } from "react";
import { getPath, plain } from "../../runtime/base/values";
import { canRestore } from "./forced";
import type { NoticeSession } from "./session";
import type { NoticeTranslate } from "./texts";

interface NoticeProps {
  readonly session: NoticeSession;
  readonly t: NoticeTranslate;
}

/** Id for `aria-describedby`: what the choice means for prices and delivery. */
export const DESCRIPTION = "region_forced_body";

/** The dialog's content in the standard theme's markup; the label is the dialog's heading (contract A 10). */
export function Notice({ session, t }: NoticeProps) {
  const { forced, isBusy, trouble } = useSyncExternalStore(session.subscribe, session.state);
  const { region, zipcode } = forced;
  const [of, choice] = region ? (["region", region] as const) : (["zipcode", zipcode] as const);
  const both = region && zipcode;
  const currency = currencyName();
  if (!choice) return null;

  return (
    <div className="region_forced" aria-busy={isBusy || undefined}>
      <h2 className="region_forced__label">
        <NamedText text={t(`region-notice.${of}`)} name={choice.current} part="label" />
      </h2>
      <div className="region_forced__body" id={DESCRIPTION}>
        {currency && (
          <div className="region_forced__item --currency">
            <NamedText text={t("region-notice.currency")} name={currency} part="item" />
          </div>
        )}
        <div className="region_forced__item --delivery">
          <NamedText text={t(`region-notice.delivery-${of}`)} name={choice.current} part="item" />
          {both && (
            <span className="region_forced__and_region">
              <NamedText text={t("region-notice.and-zipcode")} name={both.current} part="item" />
            </span>
          )}
        </div>
      </div>
      {trouble && <p className="region_forced__message">{trouble}</p>}
      <div className="region_forced__buttons">
        <button type="button" className="region_forced__continue btn --solid --large" onClick={session.goOn}>
          {t("region-notice.continue")}
        </button>
        {canRestore(forced) && (
          <button
            type="button"
            className={`region_forced__unset${isBusy ? " --loading" : ""}`}
            aria-disabled={isBusy || undefined}
            onClick={session.restore}
          >
            <NamedText text={t(`region-notice.restore-${of}`)} name={choice.default} part="unset" />
            {both && (
              <NamedText text={t("region-notice.and-restore-zipcode")} name={both.default} part="unset" />
            )}
          </button>
        )}
      </div>
    </div>
  );
}

interface NamedTextProps {
  /** A text with `{name}`; without a placeholder, the name follows the text. */
  readonly text: string;
  readonly name: string;
  readonly part: string;
}

/**
 * A text with a name in it. Each piece has an element of its own, which page translators need. The name has its own
 * text direction.
 */
function NamedText({ text, name, part }: NamedTextProps) {
  const [before = "", ...rest] = text.split("{name}");
  const after = rest.join(name);
  return (
    <>
      {before && <span className={`region_forced__${part}_text`}>{before}</span>}
      <strong className={`region_forced__${part}_value`} dir="auto">
        {name}
      </strong>
      {after && <span className={`region_forced__${part}_text`}>{after}</span>}
    </>
  );
}

/** ISO code of the currency of displayed prices, from `vars.currency.id`; empty when unknown (contract A 10). */
function currencyName(): string {
  const vars = getPath(window, "app_shop", "vars");
  const codes = [getPath(vars, "currency", "id"), getPath(vars, "id")].map((code) => plain(code) ?? "");
  return codes.find((code) => /^[A-Z]{3}$/.test(code)) ?? "";
}
