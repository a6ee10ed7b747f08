/** Whether a press is an unmodified, unhandled main-button press. Others open a new tab, a download or a menu. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => !button && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
