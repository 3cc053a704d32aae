import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../../styles';

const { color, space, size } = vars;

const twoColumns = `minmax(0, min(${size.page}, 50%)) minmax(0, 1fr)`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"main" "nav"',
  minHeight: '100dvh',
  backgroundColor: color.canvas,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${size.columnNarrow} minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateAreas: '"nav main"',
    },
  },
});

/** A phone has its height for an order and its button. */
const onlyWide = {
  display: 'none',
  '@media': { [media.tablet]: { display: 'contents' } },
} as const;

export const places = recipe({
  base: { display: 'contents' },
  variants: { kind: { scan: {}, hit: onlyWide, stop: onlyWide } },
});

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto',
    gridTemplateAreas: '"header" "scanner" "content" "dock"',
    gridArea: 'main',
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: twoColumns,
        gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
        gridTemplateAreas: '"header header" "scanner content" "scanner dock"',
      },
    },
  },
  variants: { kind: { scan: {}, hit: {}, stop: {} } },
});

export const header = recipe({
  base: { gridArea: 'header' },
  variants: {
    kind: {
      scan: {},
      // A small phone: the order needs the height.
      hit: { '@media': { '(max-height: 40em)': { display: 'none' } } },
      stop: {},
    },
  },
});

/** Out of sight, not removed: a video that is not rendered stops in some browsers. */
const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  opacity: 0,
  '@media': {
    [media.tablet]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      opacity: 0.4,
    },
  },
} as const;

export const scanner = recipe({
  base: { gridArea: 'scanner', display: 'grid' },
  variants: { kind: { scan: {}, hit: outOfSight, stop: outOfSight } },
});

export const content = recipe({
  // One part fills what the others leave: the result of a hand-over, or an order, whose button is then at the bottom.
  base: { gridArea: 'content', display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { kind: { scan: {}, hit: {}, stop: {} } },
});

export const dock = style({
  gridArea: 'dock',
  position: 'sticky',
  // Above the places of a phone, which stay at the bottom, too.
  insetBlockEnd: `calc(${size.tabBar} + ${vars.safeBottom})`,
  zIndex: vars.depth.bar,
  paddingInline: space.lg,
  paddingBlock: space.sm,
  backgroundColor: color.canvas,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': {
    [media.tablet]: {
      insetBlockEnd: 0,
      paddingBlockEnd: `calc(${space.md} + ${vars.safeBottom})`,
    },
  },
});

// While somebody types, the keyboard takes half of a phone: the camera leaves the rest to what is found. It stays low
// until the field is empty again, so that the tap on a result hits what it was aimed at.
globalStyle(
  `:has(> ${dock} input:is(:focus, :not(:placeholder-shown))) > ${scanner.classNames.base} > *`,
  { minHeight: `calc(2 * ${size.touch})` },
);
