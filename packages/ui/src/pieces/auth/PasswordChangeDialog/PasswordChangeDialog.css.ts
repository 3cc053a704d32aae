import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

export const form = style({
  display: 'grid',
  gap: vars.space.md,
  // The ring of a field needs room inside what scrolls.
  paddingBlockEnd: vars.space.xs,
});
