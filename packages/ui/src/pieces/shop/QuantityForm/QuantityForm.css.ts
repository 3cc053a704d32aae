import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const { space } = vars;

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
});

/** As high as the field beside it, so that both are in line. */
export const subtotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.sm,
  minHeight: vars.size.touch,
  marginInlineStart: 'auto',
});
