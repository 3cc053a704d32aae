import type { Token, TokenGroup } from '../../packages/ui/src/tokens/index.ts';

/** CSS variables, chosen by the device or by data-theme as in packages/ui/src/styles/theme.css.ts. */
export function cssFile(groups: readonly TokenGroup[]): string {
  const tokens = groups.flatMap((group) => group.tokens);
  const themed = tokens.filter(({ light, dark }) => light !== dark);
  return [
    block(':root', ['color-scheme: light;', ...lines(tokens, 'light')]),
    `@media (prefers-color-scheme: dark) {\n${indented(block(':root:not([data-theme="light"])', ['color-scheme: dark;', ...lines(themed, 'dark')]))}}\n`,
    block(':root[data-theme="dark"]', ['color-scheme: dark;', ...lines(themed, 'dark')]),
  ].join('\n');
}

const lines = (tokens: Token[], theme: 'light' | 'dark') =>
  tokens.map((token) => `${token.variable}: ${token[theme]};`);

const block = (selector: string, declarations: string[]) =>
  `${selector} {\n${declarations.map((declaration) => `  ${declaration}\n`).join('')}}\n`;

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');
