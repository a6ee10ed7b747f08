import {
  Fragment,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useIsland } from "../../runtime/react/island";
import { groupsOf, type SummaryState, type WrongField, type WrongGroup } from "./following-summary";
import { goTo } from "./go-to";
import { type ValidatedForm, validatedForm } from "./registry";
import { texts } from "./texts";

/** The theme's looks of messages, for the states with a list. */
const LOOKS: Readonly<Partial<Record<SummaryState, string>>> = {
  wrong: "error",
  rechecking: "message",
  unanswered: "message",
  repaired: "success",
};

/** Renders the summary of invalid fields before the server's fields. */
export function FormStatus(): ReactNode {
  const { host, texts: bind, props } = useIsland();
  const t = bind(texts);
  const status = (validatedForm(host) as ValidatedForm).status; // registered before React renders
  const { state, wrong, round } = useSyncExternalStore(status.subscribe, status.state);
  const box = useRef<HTMLDivElement>(null);
  useKeptHeight(box, LOOKS[state] ? round : 0);
  if (state === "unchecked")
    return <div className="f-summary menu_messages_message">{t("validated-form.unchecked")}</div>;
  if (state === "none") return null;
  const title =
    state === "wrong"
      ? t("validated-form.summary", { count: wrong.length })
      : t(`validated-form.${state === "unanswered" ? "unchecked" : state}`);
  return (
    <div
      ref={box}
      className={`f-summary menu_messages_${LOOKS[state]}`}
      {...(state === "wrong" && { role: "navigation", "aria-label": title })}
    >
      <strong className="f-summary__title">{title}</strong>
      {state === "wrong" && (
        <ul className="f-summary__list">
          {groupsOf(wrong, props.summary !== "fixed").map((group) => (
            <li key={group.fields[0]?.control.id}>
              <Group group={group} fill={t("validated-form.fill")} unseen={t("validated-form.unseen")} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One message with links to its fields; a single field's link contains the message. */
function Group({ group, fill, unseen }: { group: WrongGroup; fill: string; unseen: string }): ReactNode {
  const { code, fields } = group;
  const [only] = fields;
  const text = only?.isUnseen ? `${group.text} ${unseen}` : group.text;
  if (only && fields.length === 1) {
    const joint = /[?!…]$/.test(only.label) ? " " : ": ";
    return <FieldLink field={only}>{only.label + joint + text}</FieldLink>;
  }
  const message = code === "mandatoryField" && !only?.isUnseen ? fill : text;
  return (
    <>
      {`${message.replace(/[\s.:]+$/, "")}: `}
      {fields.map((field, index) => (
        <Fragment key={field.control.id}>
          {index > 0 && ", "}
          <FieldLink field={field}>{field.label}</FieldLink>
        </Fragment>
      ))}
    </>
  );
}

function FieldLink({ field, children }: { field: WrongField; children: string }): ReactNode {
  const { host, announce, texts: bind } = useIsland();
  const { control } = field;
  const go = async () => {
    if (await goTo(control)) return;
    (validatedForm(host) as ValidatedForm).addUnseen(control);
    announce(bind(texts)("validated-form.unseen"));
  };
  return (
    <a
      href={`#${control.id}`}
      onClick={(event) => {
        event.preventDefault();
        void go();
      }}
    >
      {children}
    </a>
  );
}

/** Keeps the greatest height that the box has had: fields that leave it must not move the form under the shopper's hands. */
function useKeptHeight(box: RefObject<HTMLDivElement | null>, round: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !round) return;
    element.style.minBlockSize = "";
    element.style.boxSizing = "border-box";
    const keep = () => {
      element.style.minBlockSize = `${element.offsetHeight}px`;
    };
    keep();
    // The box grows when its stylesheet comes late.
    const sizes = new ResizeObserver(keep);
    sizes.observe(element, { box: "border-box" });
    return () => sizes.disconnect();
  }, [box, round]);
}
