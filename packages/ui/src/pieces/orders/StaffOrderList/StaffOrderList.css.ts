import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const customer = style([textStyle.label, { minWidth: size.columnNarrow }]);

export const kana = style([textStyle.caption, { display: 'block', color: color.inkMuted }]);

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.compact,
  height: size.compact,
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const more = style([
  textStyle.caption,
  { marginInlineStart: space.sm, color: color.inkMuted, whiteSpace: 'nowrap' },
]);

/** The word stands on the line of the payment beside it. */
export const pair = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs,
  marginInlineEnd: space.sm,
  whiteSpace: 'nowrap',
});

export const sign = style({ display: 'flex', alignSelf: 'center' });

export const payment = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    due: {
      true: { color: color.warning, fontWeight: vars.weight.bold },
      false: { color: color.inkMuted },
    },
  },
});
