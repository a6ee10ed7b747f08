/** Asks the platform for the points around a place; only the answer to the newest question counts. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { GeoPoint } from "../../runtime/contracts/map";
import { type PlaceRequest, placeRequests } from "../../runtime/places/place-requests";
import { useIsland } from "../../runtime/react/island";
import { lastChosen } from "./chosen-point";
import { pointsOperation } from "./operation";
import { type Point, readPoints, sortPoints } from "./points";
import { useShared } from "./shared";

/** The page's own start, the field, the device's position, or the map's area. */
type PlaceSource = "start" | "text" | "device" | "map";

/** Kilometres around a place. */
const RADIUS = 10;

/** A request for a place, whose points are asked for when it is found. */
export interface PointsRequest extends PlaceRequest {
  ask(
    around: GeoPoint,
    more?: { readonly radius?: number; readonly text?: string; readonly isGuess?: boolean },
  ): void;
}

export interface Points {
  readonly status: "asking" | "there" | "failed";
  readonly points: readonly Point[];
  /** The centre of the points. */
  readonly around: GeoPoint | null;
  /** The shopper or the page has named the place: distances from it mean something. */
  readonly isNear: boolean;
  begin(source: PlaceSource): PointsRequest;
  /** Whether the points for this text are loading or loaded. */
  areFor(text: string): boolean;
  /** Repeats the newest question. */
  again(): void;
}

type Asked = Pick<Points, "status" | "points" | "around" | "isNear">;

export function usePoints(): Points {
  const context = useIsland();
  const { wanted, t } = useShared();
  const [state, setState] = useState<Asked>({ status: "asking", points: [], around: null, isNear: false });
  const question = useRef<{ around: GeoPoint; radius: number; text: string; isGuess: boolean } | null>(null);
  const [requests] = useState(placeRequests<PlaceSource>);
  const newest = useRef(wanted);
  newest.current = wanted;
  const isReady = useRef(false);
  const signal = useUnmounting();

  const send = useCallback(async () => {
    const own = question.current;
    if (!own) return;
    const { couriers } = newest.current;
    setState((before) => ({ ...before, status: "asking" }));
    const values = { latitude: own.around.lat, longitude: own.around.lng, radius: own.radius };
    const answer = await context.platform.graphql(pointsOperation(newest.current, couriers), values, {
      signal: signal(),
    });
    if (question.current !== own || signal().aborted) return; // a newer question is on its way
    const points = answer.ok ? readPoints(answer.data, couriers, own.around) : null;
    if (!points) {
      own.text = ""; // the same text may be tried again
      setState((before) => ({ ...before, status: "failed" }));
      return context.announce(t("pickup-map.failed"), { assertive: true });
    }
    setState({
      status: "there",
      points: sortPoints(points, lastChosen(context)),
      around: own.around,
      isNear: !own.isGuess,
    });
  }, [context, t, signal]);

  const isThere = state.status === "there";
  useEffect(() => {
    if (!isThere || isReady.current) return;
    isReady.current = true;
    newest.current.ready(); // runs code of the page, which finds the list
  }, [isThere]);

  const begin = useCallback(
    (source: PlaceSource): PointsRequest => {
      const request = requests.begin(source);
      return {
        ...request,
        ask(around, { radius = RADIUS, text = "", isGuess = false } = {}) {
          if (!request.isCurrent()) return;
          request.found();
          question.current = { around, radius, text, isGuess };
          void send();
        },
      };
    },
    [requests, send],
  );
  return {
    ...state,
    begin,
    areFor: (text) => question.current?.text === text,
    again: () => void send(),
  };
}

/** Returns a signal that aborts when the component unmounts. */
export function useUnmounting(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return useCallback(() => controller.current.signal, []);
}
