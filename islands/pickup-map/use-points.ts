/** The points around a place, asked of the platform; of several answers only that to the newest question counts. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { GeoPoint } from "../../runtime/contracts/map";
import { useIsland } from "../../runtime/react/island";
import { pointsOperation } from "./operation";
import { type Point, readPoints } from "./points";
import { lastChosen } from "./remember";
import { sortPoints } from "./sort";
import type { Say } from "./texts";
import type { Wanted } from "./wanted";

/** Kilometres around a place. */
const RADIUS = 10;

/**
 * A place that the shopper wants, as long as it is being found: a text is looked up, the browser asks for the position. Of
 * several the last one that was begun counts, but one that finds nothing takes nothing away from those before it.
 */
export interface PlaceRequest {
  /** False once a place that was wanted later has been found. */
  isCurrent(): boolean;
  /** It is found: asks for the points there. */
  ask(around: GeoPoint, more?: { readonly radius?: number; readonly text?: string }): void;
}

export interface Points {
  readonly status: "asking" | "there" | "failed";
  readonly points: readonly Point[];
  /** What they lie around. */
  readonly around: GeoPoint | null;
  begin(): PlaceRequest;
  /** Whether the points of the place that this text means are asked for or there. */
  areFor(text: string): boolean;
  /** The newest question once more. */
  again(): void;
}

type Asked = Pick<Points, "status" | "points" | "around">;

export function usePoints(wanted: Wanted, t: Say): Points {
  const context = useIsland();
  const [state, setState] = useState<Asked>({ status: "asking", points: [], around: null });
  const question = useRef<{ around: GeoPoint; radius: number; text: string } | null>(null);
  /** Requests for a place, counted as they begin; `found` is the one that the newest question came from. */
  const requests = useRef({ begun: 0, found: 0 }).current;
  const newest = useRef(wanted);
  newest.current = wanted;
  const isFirst = useRef(true);
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
    setState({ status: "there", points: sortPoints(points, lastChosen(context)), around: own.around });
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) newest.current.ready(); // code of the page
  }, [context, t, signal]);

  const begin = useCallback((): PlaceRequest => {
    const own = ++requests.begun;
    const isCurrent = () => own >= requests.found;
    return {
      isCurrent,
      ask(around, { radius = RADIUS, text = "" } = {}) {
        if (!isCurrent()) return;
        requests.found = own;
        question.current = { around, radius, text };
        void send();
      },
    };
  }, [requests, send]);
  return {
    ...state,
    begin,
    areFor: (text) => question.current?.text === text,
    again: () => void send(),
  };
}

/** A signal that is aborted when the component goes. */
export function useUnmounting(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return useCallback(() => controller.current.signal, []);
}
