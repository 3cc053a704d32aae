// Design Tokens Format 2025.10: https://www.designtokens.org/tr/2025.10/
import { colorUse, tokenGroupWords } from '../../packages/ui/src/testing/guide/words.ts';
import type { ColorRole, Token, TokenGroup } from '../../packages/ui/src/tokens/index.ts';
import {
  type Color,
  readColor,
  readFamilies,
  readLength,
  readShadows,
  readTransition,
} from './values.ts';

export type Theme = 'light' | 'dark';

type Node = { [name: string]: unknown };

/** Values of one theme; without a theme, those that are the same in both. */
export function dtcgFile(groups: readonly TokenGroup[], theme: Theme | null): Node {
  const file: Node = {};
  for (const group of groups) {
    if (isThemed(group) !== (theme !== null)) continue;
    const root: Node = { $type: group.type, $description: describe(group.name) };
    for (const token of group.tokens) {
      const place = token.path.slice(1, -1).reduce((node, name) => {
        node[name] ??= {};
        return node[name] as Node;
      }, root);
      place[token.path.at(-1) ?? ''] = {
        $value: dtcgValue(group.type, token[theme ?? 'light']),
        ...(group.name === 'color' && { $description: colorUse[token.path[1] as ColorRole] }),
        $extensions: { homestand: { code: token.code, cssVariable: token.variable } },
      };
    }
    file[group.name] = root;
  }
  return file;
}

function describe(group: string) {
  const { title, use } = tokenGroupWords[group] ?? { title: group, use: '' };
  return `${title}: ${use}`;
}

/** Whether a value of the group differs between light and dark. */
const isThemed = ({ tokens }: TokenGroup) =>
  tokens.some(({ light, dark }: Token) => light !== dark);

/** Which files make up a theme. */
export const dtcgResolver = {
  version: '2025.10',
  name: 'Homestand',
  sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
  modifiers: {
    theme: {
      default: 'light',
      contexts: {
        light: [{ $ref: 'light.tokens.json' }],
        dark: [{ $ref: 'dark.tokens.json' }],
      },
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
};

export function dtcgColor({ red, green, blue, alpha }: Color) {
  const hex = [red, green, blue].map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number(channel.toFixed(6))),
    alpha: Number(alpha.toFixed(4)),
    hex: `#${hex.join('')}`,
  };
}

function dtcgValue(type: TokenGroup['type'], value: string): unknown {
  switch (type) {
    case 'color':
      return dtcgColor(readColor(value));
    case 'dimension':
      return readLength(value);
    case 'number':
    case 'fontWeight':
      return Number(value);
    case 'fontFamily':
      return readFamilies(value);
    case 'transition': {
      const { milliseconds, curve } = readTransition(value);
      return {
        duration: { value: milliseconds, unit: 'ms' },
        delay: { value: 0, unit: 'ms' },
        timingFunction: curve,
      };
    }
    case 'shadow':
      return readShadows(value).map(({ color, ...lengths }) => ({
        color: dtcgColor(color),
        ...lengths,
        spread: { value: 0, unit: 'px' },
      }));
  }
}
