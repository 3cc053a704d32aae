import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';

const { size, space } = vars;

export const root = sheets;

export const controls = style({ '@media': { print: { display: 'none' } } });

export const sheet = style([
  paper,
  {
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
