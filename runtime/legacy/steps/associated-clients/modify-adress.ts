/** `ModifyAdress` [sic]: removes the URL's hash while a form is submitted, and restores it. */
export const modifyAdress = () => {
  let hash = "";
  const write = (end: string) =>
    history.replaceState(history.state, "", location.pathname + location.search + end);
  return {
    start() {
      if (!location.hash) return;
      hash = location.hash;
      write("");
    },
    end() {
      if (hash) write(hash);
      hash = "";
    },
  };
};
