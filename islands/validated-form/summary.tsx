import { type ReactNode, useSyncExternalStore } from "react";
import { useIsland } from "../../runtime/react/island";
import { goTo } from "./go-to";
import { type ValidatedForm, validatedForm } from "./registry";
import { texts } from "./texts";

/** Renders the summary of invalid fields before the server's fields. */
export function FormStatus(): ReactNode {
  const { host, texts: bind } = useIsland();
  const t = bind(texts);
  const status = (validatedForm(host) as ValidatedForm).status; // registered before React renders
  const { wrong, isUnchecked } = useSyncExternalStore(status.subscribe, status.state);
  const title = t("validated-form.summary", { count: wrong.length });
  return (
    <>
      {wrong.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: themes dress messages by the tag `div`
        <div role="navigation" className="f-summary menu_messages_error" aria-label={title}>
          <strong className="f-summary__title">{title}</strong>
          <ul className="f-summary__list">
            {wrong.map(({ control, label, text }) => (
              <li key={control.id}>
                <a
                  href={`#${control.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(control);
                  }}
                >
                  {`${label}: ${text}`}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isUnchecked && <div className="f-summary menu_messages_message">{t("validated-form.unchecked")}</div>}
    </>
  );
}
