/** Where the fault is planted is `phase`; how many mounts it spoils is `times`, all by default. */
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { reactIsland, useIsland } from "../../../runtime/react/island";

const page = document.documentElement;
if (page.dataset.sabotage === "saboteur") throw new Error("planted: module");

const fault = (phase: string): never => {
  throw new Error(`planted: ${phase}`);
};
/** Mounts per host: the tests read it from the host. */
const mountsOf = (host: HTMLElement) => Number(host.dataset.mounts ?? 0);

function Saboteur() {
  const { host, props } = useIsland();
  const [count, setCount] = useState(0);
  const [mounts] = useState(() => mountsOf(host));
  const phase = mounts > Number(props.times ?? Number.POSITIVE_INFINITY) ? "none" : String(props.phase);

  if (phase === "render") fault(phase);
  if (phase === "update" && count > 0) fault(phase);
  useLayoutEffect(() => {
    if (phase === "layout effect") fault(phase);
  }, [phase]);
  useEffect(() => {
    if (phase === "effect") fault(phase);
    if (phase === "state after unmount") return () => void setTimeout(() => setCount(99), 30);
    return () => void (phase === "unmount cleanup" && fault(phase));
  }, [phase]);

  const provoke = async () => {
    setCount(count + 1);
    if (phase === "event handler") fault(phase);
    if (phase === "timer") setTimeout(() => fault(phase));
    await Promise.resolve();
    if (phase === "async handler") fault(phase);
  };
  return (
    <div
      className="saboteur"
      ref={() => {
        if (phase === "ref callback") fault(phase);
      }}
    >
      <button type="button" name="provoke" onClick={phase === "event handler" ? sync(provoke) : provoke}>
        Dalej
      </button>
      <output>{count}</output>
      <input name="text" aria-label="tekst" />
      {createPortal(
        <p className="saboteur-portal">
          {count}
          <Bomb armed={phase === "portal child"} />
        </p>,
        document.body,
      )}
    </div>
  );
}

/** The handler's own fault must leave it at once, and not by its promise. */
const sync = (handler: () => Promise<void>) => () => {
  void handler().catch(() => {});
  fault("event handler");
};

function Bomb({ armed }: { readonly armed: boolean }) {
  if (armed) fault("portal child");
  return null;
}

const island = reactIsland(Saboteur);

export const mount: typeof island = (host, context) => {
  host.dataset.mounts = String(mountsOf(host) + 1);
  if (context.props.phase === "props parsing") JSON.parse(String(context.props.data));
  return island(host, context);
};
