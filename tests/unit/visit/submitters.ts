/** Stands in for a `FormData` that knows submitters, which happy-dom's does not. */
export class FormDataWithSubmitter extends FormData {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super(form);
    if (submitter instanceof HTMLButtonElement && submitter.name)
      this.append(submitter.name, submitter.value);
  }
}
