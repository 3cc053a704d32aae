import { colorsFrom } from '@homestand/ui/tokens';

const sheet = new CSSStyleSheet();

/** Overrides the colour roles with those of another base colour, in both themes; '' shows the product's own. */
export function showClubColor(base: string) {
  if (base === '') {
    if (document.adoptedStyleSheets.includes(sheet)) sheet.replaceSync('');
    return;
  }
  const { light, dark } = colorsFrom(base);
  // As the product's own rules, which stand before it.
  sheet.replaceSync(
    `:root { ${variables(light)} }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${variables(dark)} } }
    :root[data-theme="dark"] { ${variables(dark)} }`,
  );
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

export const variables = (roles: Readonly<Record<string, string>>) =>
  Object.entries(roles)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');
