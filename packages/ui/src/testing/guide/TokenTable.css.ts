import { style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../styles';

const { color, space, size } = vars;

export const groups = style({ display: 'grid', gap: space.xxxl, padding: space.lg });

export const group = style({ display: 'grid', gap: space.sm, minWidth: 0 });

export const title = style([textStyle.heading, { color: color.ink }]);

export const use = style([textStyle.small, { color: color.inkMuted }]);

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gap: space.sm,
  paddingBlock: space.md,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space.lg },
  },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  minWidth: 0,
});

export const name = style([textStyle.label, { color: color.ink }]);

export const pairs = style([
  textStyle.caption,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19em), 1fr))',
    columnGap: space.md,
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const copies = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
  alignContent: 'start',
  minWidth: 0,
});
