import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles';

export const root = style({ display: 'grid', minWidth: 0 });

// `:where` has no specificity, so that a child's own minimum width wins.
globalStyle(`:where(${root}) > *`, { minWidth: 0 });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

const exactly = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

export const columns = styleVariants({
  1: exactly(1),
  2: exactly(2),
  3: exactly(3),
  4: exactly(4),
  narrow: atLeast(vars.size.columnNarrow),
  medium: atLeast(vars.size.columnMedium),
  wide: atLeast(vars.size.columnWide),
});

export const grow = style({ flex: '1 1 0%' });
