import { type ColorRoles, colorsFrom } from './color.ts';
import { printFrom } from './palette.ts';

type Variables = Readonly<Record<string, string>>;

const named = (prefix: string, values: Readonly<Record<string, string>>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const roles = (colors: ColorRoles) => named('', colors);

/** Everything that follows from a club's colour, as CSS variables: those of each theme, and those of both. */
export function clubVariables(base: string): {
  light: Variables;
  dark: Variables;
  both: Variables;
} {
  const { light, dark } = colorsFrom(base);
  const { club, ...inks } = printFrom(base);
  return {
    light: roles(light),
    dark: roles(dark),
    both: { ...named('dark-', dark), ...named('print-club-', club), ...named('print-', inks) },
  };
}

/** The style sheet of a club's colour, with the selectors of styles/theme.css.ts. */
export function clubStyles(base: string): string {
  const { light, dark, both } = clubVariables(base);
  return [
    `:root{${declared({ ...light, ...both })};color-scheme:light}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${declared(dark)};color-scheme:dark}}`,
    `:root[data-theme="dark"]{${declared(dark)};color-scheme:dark}`,
    '',
  ].join('\n');
}

const declared = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
