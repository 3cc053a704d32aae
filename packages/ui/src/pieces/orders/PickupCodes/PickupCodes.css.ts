import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  paddingBlockEnd: space.sm,
});

export const outline = style({
  width: '100%',
  maxWidth: `min(${vars.size.dialog}, 52dvh)`,
  marginInline: 'auto',
});

export const goods = style([
  textStyle.small,
  { display: 'grid', gap: space.hair, color: color.inkMuted, textAlign: 'center' },
]);

export const place = style([textStyle.labelSmall, { fontVariantNumeric: 'tabular-nums' }]);
