import { clubStyles } from '@homestand/ui/tokens';

const sheet = new CSSStyleSheet();

/** Overrides the colour roles with those of another base colour, in both themes; '' shows the product's own. */
export function showClubColor(base: string) {
  if (base === '') {
    if (document.adoptedStyleSheets.includes(sheet)) sheet.replaceSync('');
    return;
  }
  sheet.replaceSync(clubStyles(base));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

export const variables = (roles: Readonly<Record<string, string>>) =>
  Object.entries(roles)
    .map(([role, value]) => `--${role}: ${value};`)
    .join(' ');
