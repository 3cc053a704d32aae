import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';
import { paper } from '../../../styles/paper.css';

const { size, space, print, color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { print: { display: 'block' } },
});

export const controls = style({ '@media': { print: { display: 'none' } } });

export const sheet = style([
  paper,
  {
    vars: {
      [color.canvas]: print.white,
      [color.surface]: print.white,
      [color.ink]: print.ink,
      [color.inkMuted]: print.ink,
      [color.border]: print.core,
      [color.success]: print.ink,
      [color.warning]: print.ink,
    },
    gap: space.lg,
    padding: space.md,
    '@media': {
      [media.tablet]: { padding: space.lg },
      print: { gap: space.md, padding: 0 },
    },
  },
]);

/** Side by side where there is room, also on paper. */
export const tills = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
  gap: space.md,
});

export const till = style({ breakInside: 'avoid', minWidth: 0 });
