import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, size, space, print } = vars;

/** A phone or a tablet held sideways. */
const beside = '(orientation: landscape) and (max-height: 45em)';

/** White in both themes and over the whole screen: cameras read it from afar. */
export const root = style({
  vars: { [color.ink]: print.ink, [color.inkMuted]: print.ink, [color.canvas]: print.white },
  position: 'fixed',
  inset: 0,
  zIndex: vars.depth.bar,
  overflow: 'auto',
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.sm,
  padding: space.lg,
  color: print.ink,
  backgroundColor: print.white,
  colorScheme: 'only light',
  textAlign: 'center',
  // Beside the words the code is as high as the screen.
  '@media': {
    [beside]: {
      gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.lg,
    },
  },
});

export const words = style([phrases, { display: 'grid', gap: space.xs, minWidth: 0 }]);

export const room = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: size.columnMedium,
  containerType: 'size',
  '@media': { [beside]: { gridArea: '1 / 2 / -1 / -1', minHeight: 0 } },
});

/** As large as the screen has room; the code itself has its quiet zone. */
export const code = style({ display: 'grid', width: 'min(100cqw, 100cqh)' });

export const title = style([textStyle.title, { overflowWrap: 'anywhere' }]);

export const foot = style({ display: 'grid', justifyItems: 'center', gap: space.sm });

export const figures = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
