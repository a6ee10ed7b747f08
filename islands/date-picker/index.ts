import type { Mount } from "../../runtime/islands/contract";
import { hasModule } from "../../runtime/kit/has-module";
import { designerTeller } from "../../runtime/kit/tell-designer";
import { dateField } from "./field";
import { readSettings } from "./settings";

const tell = designerTeller();

/** The platform's modules that drive the theme's own hosts: where one is on the page, the host is left to it. */
const OF_ADDRESS = "cop_modules_address";
const OF_DELIVERIES = "cop_modules_deliveries";
const BIRTH_DATE = { min: "1900-01-01", max: "today" };

/** A calendar beside a date field; on order pages without modules, the days of delivery (contract F 2.2). */
export const mount: Mount = async (host, context) => {
  const isMarked = host.hasAttribute("data-island");
  if (host.matches(".cop_delivery__calendar")) {
    if (!isMarked && hasModule(OF_DELIVERIES)) return;
    const { deliveryDays } = await context.load<typeof import("./delivery")>("delivery");
    if (!context.signal.aborted) deliveryDays(host, context);
    return;
  }
  // A field of type `date` has the browser's own calendar.
  if (!(host instanceof HTMLInputElement) || !/^(text|search|tel)$/.test(host.type)) {
    const what = host.outerHTML.slice(0, host.outerHTML.indexOf(">") + 1);
    tell(host, `date-picker: a host must be an <input type="text">; ${what} stays as it is.`);
    return;
  }
  const isBirthDate = host.id === "birth_date";
  if (isBirthDate && !isMarked && hasModule(OF_ADDRESS)) return;
  const props = isBirthDate ? { ...BIRTH_DATE, ...context.props } : context.props;
  dateField(
    host,
    readSettings(props, (message) => tell(host, message)),
    context,
  );
};
