// As in @vanilla-extract/dynamic, which brings 0.6 kB to every screen for whole contracts; here single variables are set.

type Values = Readonly<Record<string, string | undefined>>;

/** The property of a variable, which is written as `var(--name)`. */
const propertyOf = (variable: string) => variable.slice('var('.length, -1);

/** Values of variables for the attribute `style`; undefined leaves one out. */
export const assignInlineVars = (values: Values): Record<string, string> => {
  const styles: Record<string, string> = {};
  for (const [variable, value] of Object.entries(values))
    if (value !== undefined) styles[propertyOf(variable)] = value;
  return styles;
};

/** Sets variables of an element without rendering; an empty value removes one. */
export function setElementVars(element: HTMLElement | SVGElement, values: Values) {
  for (const [property, value] of Object.entries(assignInlineVars(values)))
    element.style.setProperty(property, value);
}
