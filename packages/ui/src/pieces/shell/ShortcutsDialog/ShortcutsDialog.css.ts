import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const root = style({ display: 'grid', gap: space.lg });

export const rows = style({ display: 'grid' });

export const row = style([
  textStyle.small,
  phrases,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space.md,
    rowGap: space.xs,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
  },
]);

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const does = style({ marginInlineStart: 'auto' });

export const joint = style([textStyle.caption, { color: color.inkMuted }]);

export const key = style([
  displayStyle.romaji,
  {
    paddingInline: space.sm,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.sm,
    backgroundColor: color.sunken,
    whiteSpace: 'nowrap',
  },
]);
