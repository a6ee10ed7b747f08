import { number } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import { texts } from "./texts";

/** Adds the theme's "?" mark beside points; our `tooltip` shows the explanation (fixtures/PLATFORM.md G 1.12). */
export const mount: Mount = (host, context) => {
  const t = context.texts(texts);
  const isSignedIn = Reflect.get(window, "client_login") === "true";
  const isPrice = host.id === "projector_button_points_basket";
  const points = number(Reflect.get(window, "client_points")) ?? 0;
  const exchange = () =>
    isSignedIn ? t("product-points.exchange", { count: points }) : t("product-points.members-only");
  const received = () => t(isSignedIn ? "product-points.received" : "product-points.received-signed-out");

  const place = isPrice ? host.parentElement : host;
  if (!place || place.querySelector(".show_tip")) return; // the shop has its own mark
  const tip = makeElement("span", "show_tip css_tip", "?");
  tip.title = isPrice ? exchange() : received();
  tip.dataset.island = "tooltip";
  tip.setAttribute("aria-label", t("product-points.tip"));
  if (isPrice) host.after(tip);
  else host.append(tip);
  context.signal.addEventListener("abort", () => tip.replaceWith());
};
