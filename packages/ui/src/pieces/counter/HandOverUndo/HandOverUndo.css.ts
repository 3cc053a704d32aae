import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.sm,
});

export const made = style([textStyle.small, phrases, { overflowWrap: 'anywhere' }]);

export const help = style([textStyle.small, phrases, { color: color.inkMuted }]);

/** The focus ring of a button at the sheet's edge must not be cut off. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  paddingBlockEnd: space.xs,
});
