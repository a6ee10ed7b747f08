/** Whether one of the platform's two cookies asks for the notice; they are read closely by the island itself. */
export default (): boolean => {
  try {
    return /(^|; ?)set(Region|Zipcode)Forced=[^;]*showModal("|%22)(\s|%20)*(:|%3A)(\s|%20)*true/i.test(
      document.cookie,
    );
  } catch {
    return false; // a sandboxed document has none
  }
};
