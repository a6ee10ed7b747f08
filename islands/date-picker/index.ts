import { warnOnce } from "../../runtime/base/console";
import type { Mount } from "../../runtime/contracts/island";
import { dateField } from "./field";
import { readSettings } from "./settings";

const BIRTH_DATE = { min: "1900-01-01", max: "today", birthDate: true };

/** Fields for the shopper's date of birth, by their purpose in HTML or by the platform's names. */
const IS_BIRTH_DATE = "#birth_date, [autocomplete~=bday], [data-graphql~=birthdate]";

/** A calendar beside a date field; on order pages without modules, the delivery days (contract F 2.2). */
export const mount: Mount = async (host, context) => {
  if (host.matches(".cop_delivery__calendar")) {
    const { deliveryDays } = await context.load<typeof import("./delivery")>("delivery");
    if (!context.signal.aborted) deliveryDays(host, context);
    return;
  }
  // The descriptor requires a text field. One of type `date` has the browser's calendar already.
  if (!(host instanceof HTMLInputElement) || !/^(text|search|tel)$/.test(host.type)) return;
  const props =
    host.matches(IS_BIRTH_DATE) || context.props.birthDate === true
      ? { ...BIRTH_DATE, ...context.props }
      : context.props;
  dateField(
    host,
    readSettings(props, (message) => warnOnce(`date-picker: ${message}`, host)),
    context,
  );
};
