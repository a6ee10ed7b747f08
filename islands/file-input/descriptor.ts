/** A file field that reports refused files before the form is submitted. */
export default {
  name: "file-input",
  kind: "plain",
  summary:
    "Checks the type, size and dimensions of chosen files, explains what is wrong, and shows the files' names.",
  when: "interaction",
  styled: true,
  preset: [{ selector: "input[type=file]" }],
  events: [],
  customProperties: ["--wyspa-error-color"],
  requires: [
    {
      where: "host",
      selector: "input[type=file]",
      markup: '<input type="file" name="file" data-island="file-input">',
    },
  ],
} as const;
