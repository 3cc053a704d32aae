import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${vars.size.page})`,
  gap: vars.space.md,
});
