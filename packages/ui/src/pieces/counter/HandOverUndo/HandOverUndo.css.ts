import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const { space } = vars;

/** The focus ring of a button at the sheet's edge must not be cut off. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlockEnd: space.xs,
});
