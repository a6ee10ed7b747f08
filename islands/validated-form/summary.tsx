import { type ReactNode, useSyncExternalStore } from "react";
import { useIsland } from "../../runtime/react/island";
import { goTo } from "./go-to";
import { validatedForm } from "./registry";
import { texts } from "./texts";

/** The summary of what is wrong, ahead of the server's fields. */
export function FormStatus(): ReactNode {
  const island = useIsland();
  const say = island.texts(texts);
  const status = validatedForm(island.host)?.status;
  const now = useSyncExternalStore(
    (listener) => status?.subscribe(listener) ?? (() => {}),
    () => status?.get(),
  );
  if (!now) return null;
  const { wrong, isUnchecked } = now;
  return (
    <>
      {wrong.length > 1 && (
        <nav
          className="f-summary menu_messages_error"
          aria-label={say("validated-form.summary", { count: wrong.length })}
        >
          <strong className="f-summary__title">
            <span>{say("validated-form.summary", { count: wrong.length })}</span>
          </strong>
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
                  <span>{`${label}: ${text}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isUnchecked && (
        <p className="f-summary menu_messages_message">
          <span>{say("validated-form.unchecked")}</span>
        </p>
      )}
    </>
  );
}
