/** A product with its option, where a name stands in one line of text. */
export const nameWithOption = (name: string, optionLabel: string | undefined): string =>
  optionLabel === undefined ? name : `${name}\uff08${optionLabel}\uff09`;
