import { style } from '@vanilla-extract/css';
import { vars } from '../../styles';

export const root = style({ position: 'relative' });

export const input = style({
  paddingInlineEnd: vars.size.touch,
  // Hides Edge's own reveal button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  alignItems: 'center',
});
