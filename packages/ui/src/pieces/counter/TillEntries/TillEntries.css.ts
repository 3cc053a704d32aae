import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const list = style({ display: 'grid' });

export const row = style([
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.touch,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.border}`,
  },
]);

export const at = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const kind = recipe({
  base: { fontWeight: vars.weight.bold },
  variants: {
    kind: {
      payment: {},
      undo: { color: color.warning },
      correction: { color: color.warning },
      float: {},
      count: {},
    },
  },
});

export const notCounted = style([
  textStyle.labelSmall,
  {
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    color: color.canvas,
    backgroundColor: color.warning,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const link = style([
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);

export const amount = style([
  displayStyle.romaji,
  { fontSize: fontSize.lead, textAlign: 'end', whiteSpace: 'nowrap' },
]);

export const means = style([
  textStyle.caption,
  { marginInlineEnd: space.sm, color: color.inkMuted },
]);
