import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

/** A word that is longer than the line still breaks (overflow-wrap). */
export const betweenPhrases = style({ wordBreak: 'keep-all' });

export const option = style({
  display: 'block',
  fontSize: '0.875em',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
