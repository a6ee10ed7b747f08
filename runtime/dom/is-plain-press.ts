/** Whether a press means what is pressed, and not a new tab, a download or a menu; nor has somebody else taken it. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => !button && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
