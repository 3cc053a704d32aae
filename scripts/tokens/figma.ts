// Figma's import of variables takes one file for each mode: colours, numbers in px, nothing composite.
import type { TokenGroup } from '../../packages/ui/src/tokens/index.ts';
import { dtcgColor, type Theme } from './dtcg.ts';
import { readColor, readLength } from './values.ts';

type Node = { [name: string]: unknown };

const pixelsPerRem = 16;

/** Where Figma offers the variables of a group. */
const scopes: Record<string, string[]> = {
  space: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  size: ['WIDTH_HEIGHT', 'STROKE_FLOAT'],
  fontSize: ['FONT_SIZE'],
  weight: ['FONT_WEIGHT'],
  breakpoint: ['WIDTH_HEIGHT'],
  room: ['WIDTH_HEIGHT'],
};

/** Groups that Figma has as styles and not as variables, or that only a browser needs. */
export const leftOutOfFigma: Record<string, string> = {
  leading: 'Line heights are px there, not ratios: make text styles.',
  fontFamily: 'A list of faces has no counterpart: make text styles.',
  motion: 'No type of variable: set it in prototypes.',
  elevation: 'No type of variable: make effect styles.',
  depth: 'The order of layers tells it.',
};

export function figmaFile(groups: readonly TokenGroup[], theme: Theme): Node {
  const file: Node = {};
  for (const { name, type, tokens } of groups) {
    if (name in leftOutOfFigma) continue;
    const root: Node = {};
    for (const token of tokens) {
      const place = token.path.slice(1, -1).reduce((node, part) => {
        node[part] ??= {};
        return node[part] as Node;
      }, root);
      place[token.path.at(-1) ?? ''] = {
        $type: type === 'color' ? 'color' : 'number',
        $value: type === 'color' ? dtcgColor(readColor(token[theme])) : numberOf(token[theme]),
        $extensions: {
          'com.figma.scopes': scopes[name] ?? ['ALL_SCOPES'],
          'com.figma.codeSyntax': { WEB: `var(${token.variable})` },
        },
      };
    }
    file[name] = root;
  }
  return file;
}

function numberOf(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  const { value: number, unit } = readLength(value);
  return unit === 'rem' ? number * pixelsPerRem : number;
}
