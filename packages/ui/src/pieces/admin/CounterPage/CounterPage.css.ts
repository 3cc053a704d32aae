import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../../styles';

const { color, space, size } = vars;

const twoColumns = `minmax(0, ${size.page}) minmax(0, 1fr)`;

export const root = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    minHeight: '100dvh',
    backgroundColor: color.canvas,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: twoColumns,
        gridTemplateRows: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"header header" "scanner content" "scanner dock"',
      },
    },
  },
  variants: { kind: { scan: {}, hit: {}, stop: {} } },
});

export const header = recipe({
  base: { '@media': { [media.tablet]: { gridArea: 'header' } } },
  variants: { kind: { scan: {}, hit: {}, stop: {} } },
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
      gridArea: 'scanner',
      position: 'static',
      width: 'auto',
      height: 'auto',
      opacity: 0.4,
    },
  },
} as const;

export const scanner = recipe({
  base: { display: 'grid', '@media': { [media.tablet]: { gridArea: 'scanner' } } },
  variants: { kind: { scan: {}, hit: outOfSight, stop: outOfSight } },
});

export const content = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '@media': { [media.tablet]: { gridArea: 'content' } },
  },
  variants: { kind: { scan: {}, hit: { alignContent: 'stretch' }, stop: {} } },
});

export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.depth.bar,
  paddingInline: space.lg,
  paddingBlockStart: space.sm,
  paddingBlockEnd: `calc(${space.md} + ${vars.safeBottom})`,
  backgroundColor: color.canvas,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': { [media.tablet]: { gridArea: 'dock' } },
});
