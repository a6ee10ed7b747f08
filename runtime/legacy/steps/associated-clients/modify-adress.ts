/** `ModifyAdress` [sic]: keeps the address' hash away while a form is sent, and puts it back. */
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
