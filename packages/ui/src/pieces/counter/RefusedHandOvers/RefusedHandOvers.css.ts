import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const lead = style([textStyle.label, { wordBreak: 'auto-phrase' }]);

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.sm,
  overflowWrap: 'anywhere',
});

export const facts = style([textStyle.caption, { display: 'grid', gap: space.hair }]);

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.sm });

export const term = style({ color: color.inkMuted });
