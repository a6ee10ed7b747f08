import { useId } from "react";
import type { Target } from "./target";
import type { Button, View } from "./view";

interface CalculatorProps {
  readonly view: View;
  press(target: Target): void;
}

/** The id by which the dialog is described: what stands against the calculator. */
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
  const infoId = useId();
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
  // A link, where it is one: it can be opened in every way that a browser has, and no blocker stands before it.
  if (target?.kind === "address")
    return (
      <a className={classes} href={target.url} target="_blank" rel="noopener" onClick={() => press(target)}>
        {content}
      </a>
    );
  // Without `disabled`: a shopper who uses keys must get to the words that say what to do. Themes dress `data-disabled`.
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
