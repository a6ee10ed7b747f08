/** These tests' browser does not know `:invalid` of a form. From now on it does. */
export function knowInvalidForms(): void {
  Reflect.set(HTMLFormElement.prototype, "matches", function (this: HTMLFormElement, selector: string) {
    const rest = selector.replace(/^:invalid/, "form");
    return Element.prototype.matches.call(this, rest) && (rest === selector || !this.checkValidity());
  });
}
