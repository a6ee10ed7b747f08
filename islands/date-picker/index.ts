import type { Mount } from "../../runtime/contracts/island";
import { designerTeller } from "../../runtime/dom/tell-designer";
import { dateField } from "./field";
import { readSettings } from "./settings";

const tell = designerTeller();

const BIRTH_DATE = { min: "1900-01-01", max: "today" };

/** A calendar beside a date field; on order pages without modules, the delivery days (contract F 2.2). */
export const mount: Mount = async (host, context) => {
  if (host.matches(".cop_delivery__calendar")) {
    const { deliveryDays } = await context.load<typeof import("./delivery")>("delivery");
    if (!context.signal.aborted) deliveryDays(host, context);
    return;
  }
  // A field of type `date` has the browser's calendar already.
  if (!(host instanceof HTMLInputElement) || !/^(text|search|tel)$/.test(host.type)) {
    const what = host.outerHTML.slice(0, host.outerHTML.indexOf(">") + 1);
    tell(host, `date-picker: a host must be an <input type="text">; ${what} stays as it is.`);
    return;
  }
  const props = host.id === "birth_date" ? { ...BIRTH_DATE, ...context.props } : context.props;
  dateField(
    host,
    readSettings(props, (message) => tell(host, message)),
    context,
  );
};
