import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { displayStyle, media, panelColumn, phrases, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const root = style([panelColumn, { boxShadow: vars.elevation.low }]);

/** Yen of a part of the bar. */
export const share = createVar();

export const sum = style({ display: 'grid', justifyItems: 'start' });

export const figure = style([displayStyle.romaji, { fontSize: fontSize.jersey }]);

export const parts = style({ display: 'flex', gap: size.stroke, height: space.md });

const partBase = style({
  flex: `${share} 1 0`,
  minWidth: size.ring,
  forcedColorAdjust: 'none',
});

const looks = {
  card: {
    backgroundColor: color.ink,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
  cash: {
    backgroundColor: color.accent,
    boxShadow: `inset 0 0 0 ${size.hairline} ${color.accentEdge}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
  other: {
    backgroundColor: color.surface,
    border: `${size.stroke} solid ${color.ink}`,
    '@media': {
      [media.forcedColors]: { backgroundColor: 'Canvas', borderColor: 'CanvasText' },
    },
  },
} as const;

export const part = styleVariants(looks, (look) => [partBase, look]);

const swatchBase = style({
  flex: 'none',
  display: 'inline-block',
  width: space.md,
  height: space.md,
  marginInlineEnd: space.sm,
  forcedColorAdjust: 'none',
});

export const swatch = styleVariants(looks, (look) => [swatchBase, look]);

/** A second line begins below the name, not below its colour. */
export const wayName = style([phrases, { display: 'flex', alignItems: 'center' }]);
