import { warnOnce } from "../../runtime/base/console";
import { asObject, type PlainObject } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { propsFollower } from "../../runtime/dom/follow-props";
import { dateField } from "./field";
import { readSettings } from "./settings";

const BIRTH_DATE = { min: "1900-01-01", max: "today", birthDate: true };

/** Fields for the shopper's date of birth, by their purpose in HTML or by the platform's names. */
const IS_BIRTH_DATE = "#birth_date, [autocomplete~=bday], [data-graphql~=birthdate]";

const followProps = propsFollower();

/** A calendar beside a date field; on order pages without modules, the delivery days (contract F 2.2). */
export const mount: Mount = async (host, context) => {
  if (host.matches(".cop_delivery__calendar")) {
    const { deliveryDays } = await context.load<typeof import("./delivery")>("delivery");
    if (!context.signal.aborted) deliveryDays(host, context);
    return;
  }
  // The descriptor requires a text field. One of type `date` has the browser's calendar already.
  if (!(host instanceof HTMLInputElement) || !/^(text|search|tel)$/.test(host.type)) return;
  const isBirthDate = host.matches(IS_BIRTH_DATE) || context.props.birthDate === true;
  const read = (props: PlainObject) =>
    readSettings(isBirthDate ? { ...BIRTH_DATE, ...props } : props, (message) =>
      warnOnce(`date-picker: ${message}`, host),
    );
  const settings = read(context.props);
  let { rules } = settings;
  const rejudge = dateField(host, { ...settings, rules: () => rules() }, context);
  followProps(host, context.signal, (props) => {
    const ofShop = asObject(context.store.getState().shop.islands["date-picker"]);
    rules = read({ ...ofShop, ...props }).rules;
    rejudge();
  });
};
