import { createVar, style } from '@vanilla-extract/css';
import { focusRing, media, textStyle, vars } from '../../../styles';

const { color, radius, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  minWidth: 0,
});

export const legend = style([textStyle.label]);

export const list = style({ display: 'grid', gap: space.lg });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: `${size.columnMedium} minmax(0, 1fr)` } },
});

export const picture = style({
  width: size.columnMedium,
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.sunken,
});

export const words = style({ display: 'grid', gap: space.sm, minWidth: 0 });

export const cropWidth = createVar();
export const cropHeight = createVar();
export const cropLeft = createVar();
export const cropTop = createVar();

/** The square that is cut out. */
export const stage = style([
  focusRing,
  {
    position: 'relative',
    width: '100%',
    maxWidth: size.dialog,
    marginInline: 'auto',
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: radius.md,
    backgroundColor: color.sunken,
    cursor: 'move',
    touchAction: 'none',
  },
]);

export const cropped = style({
  position: 'absolute',
  insetInlineStart: cropLeft,
  insetBlockStart: cropTop,
  width: cropWidth,
  height: cropHeight,
  maxWidth: 'none',
});
