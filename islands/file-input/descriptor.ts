/** A file field that says what it does not take, before the form is sent. */
export default {
  name: "file-input",
  kind: "plain",
  summary: "Checks type, size and pictures of chosen files, says what is wrong, and shows their names.",
  when: "interaction",
  styled: true,
  preset: [{ selector: "input[type=file]" }],
  events: [],
  customProperties: ["--wyspa-error-color"],
} as const;
