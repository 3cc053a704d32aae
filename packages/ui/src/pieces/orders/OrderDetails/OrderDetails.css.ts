import { style } from '@vanilla-extract/css';
import { displayStyle, media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({
  ...column,
  gap: space.xl,
  paddingBlockStart: space.sm,
  paddingBlockEnd: space.xxl,
});

export const state = style([
  panel,
  {
    ...column,
    justifyItems: 'start',
    gap: space.md,
    padding: space.lg,
  },
]);

export const next = style([textStyle.label, phrases]);

export const refunded = style([textStyle.small, { display: 'block', color: color.inkMuted }]);

export const qr = style({ ...column, gap: space.xs, width: '100%' });

export const reason = style([textStyle.caption, { color: color.inkMuted }]);

export const part = style({
  ...column,
  gap: space.md,
  paddingBlockStart: space.xl,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const facts = style({ ...column, gap: space.sm });

/** Term and value are in one row while both fit. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.lg,
});

export const term = style([textStyle.small, { flex: '0 0 7.5em', color: color.inkMuted }]);

export const value = style([textStyle.small, { flex: '1 1 11em', minWidth: 0 }]);

export const number = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.lead, userSelect: 'all' },
]);

export const sums = style({
  ...column,
  gap: space.sm,
  paddingBlockStart: space.md,
  borderBlockStart: `${size.hairline} dashed ${color.border}`,
});

const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
} as const;

export const sum = style([textStyle.small, ends]);

export const figure = style([displayStyle.price]);

export const total = style([textStyle.label, ends]);

export const price = style([displayStyle.price, { fontSize: vars.fontSize.heading }]);

export const tax = style([textStyle.caption, { color: color.inkMuted, whiteSpace: 'nowrap' }]);

export const line = style({ display: 'block' });

export const tracking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xs,
});

export const copied = style([textStyle.caption, { color: color.success }]);

export const way = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const help = style([textStyle.small, phrases, { color: color.inkMuted }]);

export const outline = style({
  width: '100%',
  minHeight: `calc(${size.touch} * 2 + ${space.xxl})`,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid GrayText` } },
});
