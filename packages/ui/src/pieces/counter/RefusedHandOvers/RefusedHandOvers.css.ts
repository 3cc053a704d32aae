import { style } from '@vanilla-extract/css';
import { sentences, textStyle, vars } from '../../../styles';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const lead = style([textStyle.label, sentences]);

export const facts = style([textStyle.caption, { display: 'grid', gap: space.hair }]);
