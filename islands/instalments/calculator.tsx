import { useUniqueId } from "../../runtime/react/island";
import type { Target } from "./target";
import type { Button, View } from "./view";

interface CalculatorProps {
  readonly view: View;
  press(target: Target): void;
}

/** Id of the dialog's description: the reasons against the calculator. */
export const DESCRIPTION = "instalment_calculator_messages";

/** The content of the dialog, in the standard theme's markup (contract B l). */
export function Calculator({ view, press }: CalculatorProps) {
  return (
    <div className="instalment_calculator__wrapper">
      <div id={DESCRIPTION}>
        {view.messages.map((message) => (
          <div key={message} className="menu_messages_message">
            <div className="menu_messages_message_sub">
              <p>{message}</p>
            </div>
          </div>
        ))}
      </div>
      {view.buttons.map((button) => (
        <Choice key={button.text} button={button} press={press} />
      ))}
    </div>
  );
}

function Choice({
  button: { text, price, info, target },
  press,
}: {
  button: Button;
  press: CalculatorProps["press"];
}) {
  const infoId = useUniqueId();
  const looks = target ? "btn --solid --medium" : "btn --solid --secondary --medium --disabled";
  const classes = `instalment_calculator__button ${looks}`;
  const content = (
    <>
      <span className="instalment_calculator__button_txt">{text}</span>
      {price && <span className="instalment_calculator__button_price">{price}</span>}
      {info && (
        <span className="instalment_calculator__button_info" id={infoId}>
          {info}
        </span>
      )}
    </>
  );
  // A real link can be opened in every way that a browser offers, and no popup blocker stops it.
  if (target?.kind === "address")
    return (
      <a className={classes} href={target.url} target="_blank" rel="noopener" onClick={() => press(target)}>
        {content}
      </a>
    );
  // Not `disabled`: keyboard users must reach the text that explains what to do. Themes style `data-disabled`.
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={!target || undefined}
      data-disabled={target ? undefined : ""}
      onClick={() => target && press(target)}
    >
      {content}
    </button>
  );
}
