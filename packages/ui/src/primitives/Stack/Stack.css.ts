import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

// `:where` has no specificity, so that a child's own minimum width wins.
globalStyle(`:where(${root}) > *`, { minWidth: 0, maxWidth: '100%' });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end', textAlign: 'end' },
});

export const width = styleVariants({ page: { maxWidth: vars.size.page } });

export const grow = style({ flex: '1 1 0%' });
