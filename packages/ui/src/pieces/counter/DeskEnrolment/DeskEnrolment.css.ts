import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
  justifyContent: 'center',
  alignContent: 'center',
  gap: space.xl,
  minHeight: '100dvh',
  paddingBlock: space.xl,
  paddingInline: space.lg,
  backgroundColor: color.canvas,
});
