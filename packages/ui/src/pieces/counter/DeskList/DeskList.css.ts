import { style } from '@vanilla-extract/css';
import { phrases, vars } from '../../../styles';

const { space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
  gap: space.xl,
});

export const lead = style([phrases]);

export const running = style({ display: 'grid', gap: space.sm });
