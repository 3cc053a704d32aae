import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space.sm,
  minHeight: 0,
  padding: space.lg,
  // Scrolls where its place is lower than the conversation; hidden labels of controls move along.
  position: 'relative',
  overflowY: 'auto',
});

export const row = recipe({
  base: {
    display: 'flex',
    gap: space.sm,
    padding: space.sm,
    borderRadius: vars.radius.md,
    border: `${size.stroke} solid transparent`,
  },
  variants: {
    reported: { true: { borderColor: color.ink, backgroundColor: color.surface }, false: {} },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minWidth: 0,
  rowGap: space.xs,
});

export const line = style([
  textStyle.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    color: color.inkMuted,
  },
]);

export const name = style({ minWidth: 0, fontWeight: vars.weight.bold });

export const text = style([textStyle.small, { whiteSpace: 'pre-wrap', color: color.ink }]);

export const shown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  rowGap: space.sm,
  width: '100%',
  maxWidth: size.dialog,
});

export const cover = style([
  shown,
  {
    justifyItems: 'center',
    padding: space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: color.sunken,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const kind = style([
  textStyle.small,
  { display: 'inline-flex', alignItems: 'center', gap: space.sm, color: color.inkMuted },
]);

export const video = style({ width: '100%', height: size.thumbHeight });
