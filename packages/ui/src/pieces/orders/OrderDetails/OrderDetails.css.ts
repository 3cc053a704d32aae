import { style } from '@vanilla-extract/css';
import { displayStyle, media, panelColumn, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({
  ...column,
  gap: space.xl,
  paddingBlockStart: space.sm,
  paddingBlockEnd: space.xxl,
});

export const state = style([panelColumn, { justifyItems: 'start' }]);

export const refunded = style([textStyle.small, { display: 'block', color: color.inkMuted }]);

export const qr = style({ ...column, gap: space.xs, width: '100%' });

export const part = style({
  ...column,
  gap: space.md,
  paddingBlockStart: space.xl,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const number = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, userSelect: 'all' },
]);

export const sums = style({
  paddingBlockStart: space.md,
  borderBlockStart: `${size.hairline} dashed ${color.border}`,
});

export const price = style([displayStyle.price, { fontSize: vars.fontSize.heading }]);

export const tax = style([textStyle.caption, { color: color.inkMuted, whiteSpace: 'nowrap' }]);

export const line = style({ display: 'block' });

export const tracking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
});

export const way = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const outline = style({
  width: '100%',
  minHeight: `calc(${size.touch} * 2 + ${space.xxl})`,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid GrayText` } },
});
