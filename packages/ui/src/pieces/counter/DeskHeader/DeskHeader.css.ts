import { style } from '@vanilla-extract/css';
import { displayStyle, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  backgroundColor: color.canvas,
  paddingBlockStart: 'env(safe-area-inset-top)',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
  paddingBlock: space.sm,
  paddingInlineStart: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.sm}, env(safe-area-inset-right))`,
  '@media': { [media.tablet]: { paddingInlineStart: space.xl, paddingInlineEnd: space.lg } },
});

export const who = style({ display: 'grid', minWidth: 0, marginInlineEnd: 'auto' });

export const name = style([
  textStyle.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    color: color.inkMuted,
  },
]);

export const counts = style({ display: 'grid', minWidth: size.columnNarrow });

export const figures = style([
  displayStyle.romaji,
  { display: 'flex', justifyContent: 'flex-end', alignItems: 'baseline', gap: space.xs },
]);

export const handedOver = style({ fontSize: vars.fontSize.heading });

export const total = style({ fontSize: vars.fontSize.body, color: color.inkMuted });
