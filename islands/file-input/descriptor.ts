/** A file field that reports refused files before the form is submitted. */
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
