import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';

const { size, space, print } = vars;

export const root = sheets;

export const controls = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

export const sheet = style([
  paper,
  {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
    padding: space.md,
    '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: 0 } },
  },
]);

/** The outline is where to cut; neighbours share it. */
export const tag = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  marginBlockEnd: `calc(-1 * ${size.hairline})`,
  marginInlineEnd: `calc(-1 * ${size.hairline})`,
  paddingInlineEnd: space.sm,
  border: `${size.hairline} dashed ${print.core}`,
  breakInside: 'avoid',
});

/** Its size does not fall below what the camera of a phone reads at 20 cm. */
export const code = style({ width: size.columnMedium });

export const words = style({ display: 'grid', gap: space.xs, minWidth: 0 });

export const name = style([textStyle.label, phrases]);

export const label = style([textStyle.heading, { overflowWrap: 'anywhere' }]);

export const price = style([displayStyle.romaji, { fontSize: vars.fontSize.heading }]);

export const tax = style([textStyle.caption, { marginInlineStart: space.xs }]);
