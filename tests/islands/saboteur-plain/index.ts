import type { Mount } from "../../../runtime/contracts/island";

if (document.documentElement.dataset.sabotage === "saboteur-plain") throw new Error("planted: module");

const fault = (phase: string): never => {
  throw new Error(`planted: ${phase}`);
};

/** Enhances the server's markup: the server's button counts into the server's output element. */
export const mount: Mount = (host, { props, signal, fail }) => {
  const mounts = Number(host.dataset.mounts ?? 0) + 1;
  host.dataset.mounts = String(mounts);
  const phase = mounts > Number(props.times ?? Number.POSITIVE_INFINITY) ? "none" : String(props.phase);
  let count = 0;

  if (phase === "props parsing") JSON.parse(String(props.data));
  host.classList.add("enhanced");
  signal.addEventListener("abort", () => host.classList.remove("enhanced"));
  if (phase === "mount") fault(phase);
  if (phase === "late mount") return Promise.reject(new Error("planted: late mount"));
  if (phase === "update") setTimeout(() => fail("update", new Error("planted: update")));

  host.querySelector("[name=provoke]")?.addEventListener(
    "click",
    (event) => {
      count++;
      const output = host.querySelector("output");
      if (output) output.textContent = String(count);
      if (phase === "event handler") fault(phase);
      if (phase === "timer") setTimeout(() => fault(phase));
      if (phase === "async handler") void Promise.reject(new Error("planted: async handler"));
      event.preventDefault();
    },
    { signal },
  );
  return () => {
    if (phase === "unmount cleanup") fault(phase);
    if (phase === "timer after unmount") setTimeout(() => fault(phase), 30);
  };
};
