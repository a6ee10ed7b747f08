import type { Mount } from "../../../runtime/contracts/island";

/** Records events on the host: `data-clicks`, `data-submits` and the name of the last submitter. */
export const mount: Mount = (host, { signal }) => {
  const count = (key: string) => {
    host.dataset[key] = String(Number(host.dataset[key] ?? 0) + 1);
  };
  host.addEventListener("click", () => count("clicks"), { signal });
  host.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      count("submits");
      const { submitter } = event as SubmitEvent;
      host.dataset.submitter = submitter?.getAttribute("value") ?? "";
    },
    { signal },
  );
};
