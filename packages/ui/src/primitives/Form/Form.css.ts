import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

globalStyle(`:where(${root}) > *`, { minWidth: 0 });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
