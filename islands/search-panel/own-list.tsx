import type { ComponentType } from "react";

export interface OwnListProps {
  readonly id: string;
  readonly label: string;
  /** The groups of options, in the order in which they are shown: their labels and the ids of their options. */
  readonly groups: readonly (readonly [label: string, ids: readonly string[]])[];
}

/**
 * The list of options that stand beside buttons or texts, which a list may not contain. It owns the options wherever
 * they are on the page.
 */
export const OwnList: ComponentType<OwnListProps> = ({ id, label, groups }) => (
  <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
    {groups.map(([name, ids]) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
      <div key={name} role="group" aria-label={name} aria-owns={ids.join(" ")} />
    ))}
  </div>
);
