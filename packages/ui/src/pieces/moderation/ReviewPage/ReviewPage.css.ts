import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../../styles';

const { color, space, size } = vars;

/** As StaffPage, which is then as high as the window. */
const tall = `screen and ${media.tall}`;
const tallTablet = `${tall} and ${media.tablet}`;
const tallDesktop = `${tall} and ${media.desktop}`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.lg },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
    [tall]: { gridTemplateRows: 'minmax(0, 1fr)', alignItems: 'stretch' },
  },
});

const onlyWide = (display: 'block' | 'grid') => ({
  display: 'none',
  '@media': { [media.tablet]: { display } },
});

export const list = recipe({
  base: {
    minHeight: 0,
    '@media': {
      [media.tablet]: { borderInlineEnd: `${size.hairline} solid ${color.border}` },
      // Hidden labels move along with what scrolls.
      [tallTablet]: { position: 'relative', overflowY: 'auto' },
    },
  },
  variants: { kind: { list: {}, detail: onlyWide('block') } },
});

export const detail = recipe({
  base: { minHeight: 0 },
  variants: {
    kind: {
      list: { ...onlyWide('grid'), alignContent: 'center' },
      // The decision below the messages, on a desktop beside them; each scrolls on its own.
      detail: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media': {
          [tall]: { gridTemplateRows: 'minmax(0, 2fr) minmax(0, 3fr)' },
          [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
          [tallDesktop]: { gridTemplateRows: 'minmax(0, 1fr)' },
        },
      },
    },
  },
});
