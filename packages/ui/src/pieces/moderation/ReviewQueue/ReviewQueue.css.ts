import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, sentences, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlock: space.sm,
});

export const tab = recipe({
  base: [
    focusRing,
    textStyle.label,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      minHeight: size.touch,
      paddingInline: space.lg,
      borderRadius: vars.radius.pill,
      border: `${size.hairline} solid ${color.border}`,
      color: color.ink,
      textDecoration: 'none',
    },
  ],
  variants: {
    selected: {
      true: { borderColor: color.ink, borderWidth: size.stroke, backgroundColor: color.surface },
      false: {},
    },
  },
});

export const same = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.sm,
  paddingInline: space.sm,
  paddingBlock: space.md,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const reason = style([
  textStyle.labelSmall,
  { display: 'flex', alignItems: 'flex-start', gap: space.xs },
]);

export const reasonName = style([sentences, { minWidth: 0 }]);

export const until = style({ flex: 'none' });

export const count = style({ flex: 'none', marginInlineStart: 'auto', color: color.inkMuted });

export const text = style([
  textStyle.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
]);

export const detail = style([
  textStyle.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.md,
    color: color.inkMuted,
  },
]);

export const more = style([textStyle.small, { paddingBlock: space.lg, color: color.inkMuted }]);
