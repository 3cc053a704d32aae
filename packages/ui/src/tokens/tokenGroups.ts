// Every token once, for the page that lists them and for npm run tokens.
import { dark, light } from './color.ts';
import { line, print } from './palette.ts';
import {
  breakpoint,
  depth,
  elevation,
  fontFamily,
  fontSize,
  leading,
  motion,
  radius,
  room,
  size,
  space,
  weight,
} from './scale.ts';

/** A value as CSS writes it. */
export type Token = {
  /** The way to it, such as ['space', 'md']. */
  path: readonly string[];
  /** Where code finds it. */
  code: string;
  /** Its CSS variable in the exported file; colour roles have the same name in the product. */
  variable: string;
  light: string;
  dark: string;
};

export type TokenType =
  | 'color'
  | 'dimension'
  | 'number'
  | 'fontFamily'
  | 'fontWeight'
  | 'transition'
  | 'shadow';

export type TokenGroup = {
  name: string;
  type: TokenType;
  tokens: readonly Token[];
};

type Values = { readonly [name: string]: string | Values };

function tokensOf(light: Values, dark: Values, path: string[], code: string): Token[] {
  return Object.entries(light).flatMap(([name, value]) => {
    const own = [...path, name];
    const other = dark[name];
    if (typeof value !== 'string')
      return tokensOf(value, typeof other === 'object' ? other : value, own, `${code}.${name}`);
    return {
      path: own,
      code: /^\d/.test(name) ? `${code}[${name}]` : `${code}.${name}`,
      variable: `--${(path[0] === 'color' ? own.slice(1) : own).join('-')}`,
      light: value,
      dark: typeof other === 'string' ? other : value,
    };
  });
}

const group = (
  name: string,
  type: TokenType,
  values: Values,
  { dark: darkValues = values, code = `vars.${name}` }: { dark?: Values; code?: string } = {},
): TokenGroup => ({ name, type, tokens: tokensOf(values, darkValues, [name], code) });

export const tokenGroups: readonly TokenGroup[] = [
  group('color', 'color', light, {
    dark,
  }),
  group('space', 'dimension', space),
  group('radius', 'dimension', radius),
  group('size', 'dimension', size),
  group('fontSize', 'dimension', fontSize),
  group('leading', 'number', leading),
  group('weight', 'fontWeight', weight),
  group('fontFamily', 'fontFamily', fontFamily),
  group('motion', 'transition', motion),
  group('elevation', 'shadow', elevation),
  group('depth', 'number', depth),
  group('breakpoint', 'dimension', breakpoint, {
    code: 'breakpoint',
  }),
  group('room', 'dimension', room, {
    code: 'room',
  }),
  group('line', 'color', line),
  group('print', 'color', print, {
    code: 'print',
  }),
];
