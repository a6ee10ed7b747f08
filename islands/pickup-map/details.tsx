import { type FormEvent, useEffect, useRef, useState } from "react";
import { hoursText } from "../../runtime/places/opening-hours";
import { useUniqueId } from "../../runtime/react/island";
import type { Point } from "./points";
import type { PickupTranslate } from "./texts";

interface DetailsProps {
  readonly point: Point;
  readonly numbers: Map<string, string>;
  readonly language: string | undefined;
  readonly t: PickupTranslate;
  readonly onChoose: (point: Point, clientNumber: string) => void;
  /** The point was chosen on the map without its number. */
  readonly isNumberAsked: boolean;
  readonly onNumberAsked: () => void;
}

/** Details of the selected point: its hours, the number that its courier needs, and the button that chooses it. */
export function Details(props: DetailsProps) {
  const { point, numbers, language, t, onChoose, isNumberAsked, onNumberAsked } = props;
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
  const choose = () => {
    const given = number.trim();
    if (!point.needsNumber || given) return onChoose(point, point.needsNumber ? given : "");
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
              choose();
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
            choose();
          }}
        >
          {t("pickup-map.choose")}
        </button>
      </div>
    </div>
  );
}
