import { createElement, type FormEvent, memo, type ReactNode, useEffect, useRef, useState } from "react";
import { hoursText } from "../../runtime/places/opening-hours";
import { useUniqueId } from "../../runtime/react/island";
import { fromTemplate } from "./page-templates";
import { type PointWords, saidOf, wordsOf } from "./point-words";
import type { Point } from "./points";
import { useShared } from "./shared";

interface PointItemProps {
  readonly point: Point;
  /** Name of the radio group. */
  readonly name: string;
  /** The page's own markup of an item. */
  readonly template: Element | null;
  /** The hours of today in a few words; empty when unknown. */
  readonly today: string;
  readonly isActive: boolean;
  /** The point was chosen last time in this tab. */
  readonly isLast: boolean;
  /** The shopper has named a place, from which distances count. */
  readonly isNear: boolean;
  readonly onSelect: (uid: string) => void;
  /** The shopper must enter their number now. */
  readonly isNumberAsked: boolean;
  readonly onNumberAsked: () => void;
}

/** Couriers whose points the standard theme styles in their own colours. */
const LOCKERS = new Set(
  "100209 100149 100148 100161 100197 100150 100162 100198 100189 100190 100199 100153 100160".split(" "),
);

/** One point: a radio button with its texts; once selected, also its hours and the button that chooses it. */
export const PointItem = memo(
  ({ point, name, template, today, isActive, isLast, isNear, onSelect, ...forDetails }: PointItemProps) => {
    const { language, t } = useShared();
    const { uid, id, courier, place } = point;
    const words = wordsOf(point, language, isNear);
    const details = isActive && <Details {...forDetails} point={point} />;
    const states = [isActive && "--active", LOCKERS.has(String(courier.id)) && "--inpost"];
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the radio button is what keys and screen readers use
      // biome-ignore lint/a11y/useKeyWithClickEvents: the radio button has the keys
      <div
        className={["cop_pickup_item", ...states].filter(Boolean).join(" ")}
        data-id={id}
        data-courier-id={courier.id}
        data-courier-full-id={courier.fullId}
        data-uid={uid}
        data-latitude={place?.lat}
        data-longitude={place?.lng}
        onClick={() => isActive || onSelect(uid)}
      >
        <input
          className="cop_pickup_item__radio"
          type="radio"
          form=""
          name={name}
          value={uid}
          checked={isActive}
          aria-label={saidOf(words, today, isLast ? t("pickup-map.last") : "")}
          onChange={() => onSelect(uid)}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault(); // it would submit a form around
          }}
        />
        {isLast && <span className="cop_pickup_item__last">{t("pickup-map.last")}</span>}
        {template ? ownContent(template, words) : plainContent(words)}
        {today && <span className="cop_pickup_item__today">{today}</span>}
        {details}
      </div>
    );
  },
);

function plainContent({ name, street, city, description, distance, price }: PointWords) {
  return (
    <>
      <strong className="cop_pickup_item__name">{name}</strong>
      <span className="cop_pickup_item__street">{[street, city].filter(Boolean).join(", ")}</span>
      {description && <span className="cop_pickup_item__description">{description}</span>}
      {distance && <span className="cop_pickup_item__distance">{distance}</span>}
      {price && <span className="cop_pickup_item__price">{price}</span>}
    </>
  );
}

const WORDS = /(?:^|\s)cop_pickup_item__(name|street|city|description|distance|price)(?:\s|$)/;
/** Parts that `Details` renders instead, and the postal code, which the city's text includes. */
const OMITTED =
  /(?:^|\s)cop_pickup_item__(?:zipcode|choose_link|number|client_courier_number_wrapper)(?:\s|$)/;

/** Fills the page's markup with the point's texts; parts without a text are left out. */
function ownContent(template: Element, words: PointWords): ReactNode {
  return fromTemplate(template.childNodes, (element) => {
    if (OMITTED.test(element.className)) return null;
    const part = WORDS.exec(element.className)?.[1];
    if (!part) return undefined;
    const text = words[part as keyof PointWords];
    return text ? (attributes) => createElement(element.localName, attributes, text) : null;
  });
}

interface DetailsProps {
  readonly point: Point;
  /** The point was chosen on the map without its number. */
  readonly isNumberAsked: boolean;
  readonly onNumberAsked: () => void;
}

/** Details of the selected point: its hours, the number that its courier needs, and the button that chooses it. */
function Details({ point, isNumberAsked, onNumberAsked }: DetailsProps) {
  const { numbers, language, t, choose } = useShared();
  const [number, setNumber] = useState(numbers.get(point.uid) ?? "");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
  const hours = hoursText(point.week, {
    language,
    always: t("pickup-map.always"),
    closed: t("pickup-map.closed"),
  });
  useEffect(() => {
    numbers.set(point.uid, number);
  }, [numbers, number, point.uid]);

  const askNumber = () => {
    setMissing(true);
    field.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each press on the map
  useEffect(() => {
    if (!isNumberAsked) return;
    askNumber();
    onNumberAsked();
  }, [isNumberAsked]);
  const press = () => {
    const given = number.trim();
    if (!point.needsNumber || given) return choose(point, point.needsNumber ? given : "");
    askNumber();
  };
  const type = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setNumber(currentTarget.value);
    setMissing(false);
  };
  return (
    <div className="cop_pickup_item__more">
      {hours.length > 0 && (
        <p className="cop_pickup_item__hours">{`${t("pickup-map.hours")}: ${hours.join("; ")}`}</p>
      )}
      {point.needsNumber && (
        <div className="cop_pickup_item__number">
          <label htmlFor={`${id}number`}>{t("pickup-map.number")}</label>
          <input
            ref={field}
            id={`${id}number`}
            className={`cop_pickup_item__client_courier_number f-control${isMissing ? " --highlight" : ""}`}
            type="text"
            form=""
            required
            autoComplete="off"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}missing` : undefined}
            value={number}
            onChange={type}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              press();
            }}
          />
          {isMissing && (
            <p id={`${id}missing`} className="cop_pickup_item__missing" role="alert">
              {t("pickup-map.number-missing")}
            </p>
          )}
        </div>
      )}
      <div className="cop_pickup_item__choose">
        <button
          type="button"
          className="cop_pickup_item__choose_link btn --solid"
          onClick={(event) => {
            event.stopPropagation();
            press();
          }}
        >
          {t("pickup-map.choose")}
        </button>
      </div>
    </div>
  );
}
