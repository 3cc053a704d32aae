import { style } from '@vanilla-extract/css';
import { displayStyle, evenLines, media, panel, sentences, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const block = style([
  panel,
  sentences,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xs,
    padding: `${space.xs} ${space.lg} ${space.lg}`,
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  minHeight: size.touch,
  // The padding of the link extends over the edge, so that its text is aligned with the content.
  marginInlineEnd: `calc(-1 * ${space.lg})`,
  color: color.inkMuted,
});

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
});

export const digits = style([displayStyle.romaji, { fontSize: vars.fontSize.lead }]);

export const item = style({
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: space.md,
});

export const picture = style({
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
});

export const name = style([
  textStyle.body,
  evenLines,
  { display: 'grid', lineHeight: vars.leading.snug },
]);

export const short = style({
  gridColumn: '2 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
});

export const sums = style({ paddingBlockStart: space.sm });

export const notes = style([
  sentences,
  {
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.radius.lg,
    backgroundColor: color.sunken,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);
