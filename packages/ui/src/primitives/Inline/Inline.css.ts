import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles';

export const root = style({ display: 'flex', minWidth: 0 });

// `:where` has no specificity, so that a child's own minimum width wins.
globalStyle(`:where(${root}) > *`, { minWidth: 0, maxWidth: '100%' });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const rowGap = styleVariants({
  none: { rowGap: vars.space.none },
  xs: { rowGap: vars.space.xs },
});

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wrap = style({ flexWrap: 'wrap' });

export const grow = style({ flex: '1 1 0%' });
