/** The list is longer than the window: its height is kept from the start, so that it moves nothing when it comes. */
export const fullHeight = ".cop__content[data-skeleton=pickup]";
