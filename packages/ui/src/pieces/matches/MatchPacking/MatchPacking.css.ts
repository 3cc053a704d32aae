import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';
import { labelPaper } from '../../../tokens';

const { size, space, print } = vars;

export const root = sheets;

/** What is not printed. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

export const pieces = style([textStyle.title, { whiteSpace: 'nowrap' }]);

/** Each begins a page. */
const page = style([
  paper,
  {
    '@media': { print: { breakAfter: 'page' } },
    selectors: { '&:last-child': { breakAfter: 'auto' } },
  },
]);

export const sheet = style([
  page,
  {
    gap: space.md,
    padding: space.lg,
    // Rows of a grid would not be divided between pages.
    '@media': { print: { display: 'block', padding: 0 } },
  },
]);

globalStyle(`${sheet} tr`, { breakInside: 'avoid' });

/** A number is read in one line. */
export const number = style({ display: 'inline-block', width: 'max-content' });

/** One sheet of labels. On the screen the labels are as large as there is room; on paper where the sheet has them. */
const labels = style([
  page,
  {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
    '@media': { print: { alignContent: 'start', boxSizing: 'border-box' } },
  },
]);

export const labelSheet = styleVariants(labelPaper, ({ columns, width, height, top, side }) => [
  labels,
  {
    '@media': {
      print: {
        gridTemplateColumns: `repeat(${columns}, ${width})`,
        gridAutoRows: height,
        paddingBlockStart: top,
        paddingInlineStart: side,
      },
    },
  },
]);

globalStyle('@page labels', { margin: 0 });

// No margin moves the labels, where a browser knows pages with names. The whole document: another name begins a page.
globalStyle(`:root:has(${labels})`, { '@media': { print: { page: 'labels' } } });

export const label = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.hair,
  minWidth: 0,
  padding: space.md,
  borderBlockEnd: `${size.hairline} dashed ${print.core}`,
  '@media': {
    print: {
      borderBlockEnd: 0,
      paddingBlock: space.xs,
      paddingInline: space.sm,
      overflow: 'hidden',
    },
  },
});

/** A place of a begun sheet whose label is gone. */
export const gone = style({
  '@media': { screen: { display: 'none' } },
});

export const labelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

/** How many lines fit; the number of pieces stands above, so that a cut list is noticed. */
const lines = (count: number) => ({
  '@media': {
    print: {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical' as const,
      WebkitLineClamp: count,
    },
  },
});

export const labelName = style([textStyle.label, { overflowWrap: 'anywhere' }, lines(2)]);

const itemsText = style([textStyle.caption, { overflowWrap: 'anywhere' }]);

export const items = styleVariants(labelPaper, ({ lines: count }) => [itemsText, lines(count)]);
