// @vitest-environment page
/** The page's own templates, in the platform's markup. */
import { afterEach, expect, it } from "vitest";
import { templateOf } from "../../../islands/pickup-map/page-templates";
import { eventually } from "../eventually";
import { raw } from "./support";
import { pointsOf, widget } from "./widget";

const ITEM = `<div class="cop_pickup_items__item cop_pickup_item">
  <strong class="cop_pickup_item__distance"></strong>
  <div class="cop_pickup_item__details"><strong class="cop_pickup_item__name"></strong><span class="cop_pickup_item__city_wrapper"><span class="cop_pickup_item__zipcode"></span><span class="cop_pickup_item__city"></span></span></div>
  <div class="cop_pickup_item__choose"><strong class="cop_pickup_item__price"></strong><a class="cop_pickup_item__choose_link" href="#x"></a></div>
  <div class="cop_pickup_item__client_courier_number_wrapper"><input class="cop_pickup_item__client_courier_number" disabled></div>
</div>`;
const FRAME = `<div class="cop_pickup_points --search"><h2 class="cop__title">Odbiór</h2><div class="cop_pickup_points__wrapper">
  <div class="cop_pickup_nav"><a href="#map">Mapa</a></div>
  <div class="cop_pickup_filters"><a href="#filters">Zastosuj</a></div>
  <div class="cop_pickup_search"><input></div>
  <div class="cop_pickup_items"><p>Brak punktów</p></div>
  <div class="cop_pickup_map"><a href="#gps">Użyj</a></div>
</div><p class="note">Trzy dni</p></div>`;

const put = (name: string, content: string) => {
  const template = document.createElement("template");
  template.id = name;
  template.innerHTML = content;
  document.head.append(template);
};
afterEach(() => document.head.replaceChildren());

async function shownWith(name: string, content: string) {
  put(name, content);
  const shown = await widget({
    options: {
      lat: 52,
      lng: 21,
      couriers: [{ id: 5, fullId: "5-1", price: { value: 9, formatted: "9,00 zł" } }],
    },
  });
  shown.questions[0]?.answer(pointsOf(raw("1"), raw("2", { requiredClientNumber: true })));
  await eventually(() => expect(shown.rows()).toHaveLength(2));
  return shown;
}

it("a point shows its price in the page's place before it is selected, and the button and its number come with the selection alone", async () => {
  const shown = await shownWith("cop_pickup_points_item_template", ITEM);
  const [, second] = shown.rows();
  expect(second?.querySelector(".cop_pickup_item__choose .cop_pickup_item__price")?.textContent).toBe(
    "9,00 zł",
  );
  expect(second?.querySelector(".cop_pickup_item__city")?.textContent).toContain("00-001 Warszawa");
  expect(
    shown.host.querySelectorAll(".cop_pickup_item :is(a, button, input:not([type=radio]))"),
  ).toHaveLength(0);
  second?.click();
  await eventually(() => shown.button("Wybierz ten punkt"));
  expect(shown.host.querySelectorAll(".cop_pickup_item__client_courier_number")).toHaveLength(1);
  expect(shown.find<HTMLInputElement>(".cop_pickup_item__client_courier_number").disabled).toBe(false);
  shown.end();
});

it("the page's frame keeps what is around its parts, which follow in the order of use", async () => {
  const shown = await shownWith("cop_pickup_points_template", FRAME);
  expect(shown.find(".cop_pickup_points__wrapper > .cop_pickup_parts")).toBeTruthy();
  expect(
    [...shown.find(".cop_pickup_parts").children].map(({ className }) => className.split(" ")[0]),
  ).toEqual(["cop_pickup_finder", "cop_pickup_stage"]);
  expect(shown.find(".note").textContent).toBe("Trzy dni");
  expect(shown.find("h2").textContent).toBe("Odbiór");
  expect(shown.host.querySelectorAll(".cop_pickup_nav, a, .cop_pickup_points")).toHaveLength(0);
  shown.end();
});

it("a subscription's templates are read like the order's", () => {
  put("subscr_pickup_points_item_template", ITEM.replaceAll("cop_pickup", "subscr_pickup"));
  const item = templateOf("subscr", "item_")?.querySelector(".cop_pickup_item");
  expect(item?.querySelector(".cop_pickup_item__city_wrapper > .cop_pickup_item__city")).toBeTruthy();
  expect(templateOf("cop", "item_")).toBe(null);
});
