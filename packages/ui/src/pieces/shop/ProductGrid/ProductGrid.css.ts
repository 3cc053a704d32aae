import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const { size, space } = vars;

const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, max(${least}, 8em)), 1fr))`;

export const root = style({ position: 'relative' });

/** Two columns on a phone, one with very large text, and as many as fit on wide screens. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: columns(size.columnMedium),
  columnGap: space.md,
  rowGap: space.xl,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: columns(`calc(${size.columnMedium} + ${space.xxxl})`),
      columnGap: space.lg,
      rowGap: space.xxl,
    },
  },
});

export const cell = style({ minWidth: 0 });

/** Invisible marker along the last tenth of the list: the next page is requested when it comes into view. */
export const tail = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: size.hairline,
  height: '10%',
  pointerEvents: 'none',
  visibility: 'hidden',
});
