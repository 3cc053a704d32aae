import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const steps = style([
  textStyle.small,
  {
    display: 'grid',
    gap: vars.space.xs,
    marginBlockStart: vars.space.xs,
    counterReset: 'step',
  },
]);

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  counterIncrement: 'step',
  fontWeight: vars.weight.medium,
  '::before': { content: 'counter(step) "."', fontVariantNumeric: 'tabular-nums' },
});
