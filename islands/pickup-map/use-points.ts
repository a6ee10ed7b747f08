/** The points around a place, asked of the platform; of several answers only that to the newest question counts. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Place } from "../../runtime/map/contract";
import { useIsland } from "../../runtime/react/island";
import { pointsOperation } from "./operation";
import { type Point, readPoints } from "./points";
import { lastChosen } from "./remember";
import { sortPoints } from "./sort";
import type { Say } from "./texts";
import type { Wanted } from "./wanted";

export interface Points {
  readonly status: "asking" | "there" | "failed";
  readonly points: readonly Point[];
  /** What they lie around. */
  readonly around: Place | null;
  ask(around: Place, radius: number): void;
  /** The newest question once more. */
  again(): void;
}

type Asked = Pick<Points, "status" | "points" | "around">;

export function usePoints(wanted: Wanted, say: Say): Points {
  const context = useIsland();
  const [state, setState] = useState<Asked>({ status: "asking", points: [], around: null });
  const question = useRef<{ around: Place; radius: number } | null>(null);
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
      setState((before) => ({ ...before, status: "failed" }));
      return context.announce(say("pickup-map.failed"), { assertive: true });
    }
    setState({ status: "there", points: sortPoints(points, lastChosen(context)), around: own.around });
    context.announce(
      points.length ? say("pickup-map.count", { count: points.length }) : say("pickup-map.none"),
    );
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst) newest.current.ready(); // code of the page
  }, [context, say, signal]);

  const ask = useCallback(
    (around: Place, radius: number) => {
      question.current = { around, radius };
      void send();
    },
    [send],
  );
  return { ...state, ask, again: () => void send() };
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
