import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, textStyle, vars, media as when } from '../../../styles';

export const root = recipe({
  base: {
    display: 'flex',
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    minWidth: 0,
  },
  variants: {
    side: {
      own: { justifyContent: 'flex-end', paddingInlineStart: vars.space.xl },
      other: { paddingInlineEnd: vars.space.xxxl },
      /** Below the sender's picture, which stands beside the first message of a group. */
      further: {
        paddingInlineStart: `calc(${vars.space.md} + ${vars.size.avatarSmall} + ${vars.space.sm})`,
        paddingInlineEnd: vars.space.xxxl,
      },
    },
    ends: {
      true: { paddingBlockEnd: vars.space.md },
      false: { paddingBlockEnd: vars.space.xs },
    },
    /** Messages of others have a menu, which takes the space beside them. */
    acted: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { side: 'other', acted: true }, style: { paddingInlineEnd: vars.space.xs } },
    { variants: { side: 'further', acted: true }, style: { paddingInlineEnd: vars.space.xs } },
  ],
});

export const avatar = style({ flex: 'none', width: vars.size.avatarSmall });

export const column = recipe({
  base: { display: 'grid', flex: 1, minWidth: 0, rowGap: vars.space.xs },
  variants: {
    side: { own: { justifyItems: 'end' }, other: { justifyItems: 'start' } },
  },
});

export const name = style([
  textStyle.caption,
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.sm,
    maxWidth: '100%',
    color: vars.color.inkMuted,
    fontWeight: vars.weight.bold,
  },
]);

export const nameText = style({ minWidth: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'end',
  minWidth: 0,
  maxWidth: '100%',
  isolation: 'isolate',
});

/** Action column beside a message; present beside own ones even when empty, so that sending keeps the row's height. */
export const action = style({
  // Above the neighbouring picture, which would cover the focus ring.
  position: 'relative',
  zIndex: vars.depth.raised,
  flex: 'none',
  width: vars.size.touch,
  minHeight: vars.size.touch,
  color: vars.color.inkMuted,
});

export const bubble = recipe({
  base: [
    textStyle.body,
    {
      width: 'fit-content',
      minWidth: 0,
      maxWidth: '100%',
      paddingBlock: vars.space.sm,
      paddingInline: vars.space.lg,
      borderRadius: vars.radius.lg,
      border: `${vars.size.hairline} solid transparent`,
      boxShadow: vars.elevation.low,
    },
  ],
  variants: {
    look: {
      own: {
        borderColor: vars.color.accentEdge,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      other: { backgroundColor: vars.color.surface, color: vars.color.ink },
      /** Not sent yet: drawn in outline. */
      waiting: {
        backgroundColor: vars.color.accentSoft,
        borderColor: vars.color.accentLine,
        borderStyle: 'dashed',
        color: vars.color.accentInk,
        boxShadow: vars.elevation.none,
      },
      /** Hidden by staff. */
      hidden: {
        borderColor: vars.color.border,
        borderStyle: 'dashed',
        color: vars.color.inkMuted,
        boxShadow: vars.elevation.none,
      },
    },
    /** The first message of a group has a sharper corner towards the sender. */
    begins: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { look: 'own', begins: true }, style: { borderStartEndRadius: vars.radius.sm } },
    {
      variants: { look: 'waiting', begins: true },
      style: { borderStartEndRadius: vars.radius.sm },
    },
    {
      variants: { look: 'other', begins: true },
      style: { borderStartStartRadius: vars.radius.sm },
    },
  ],
});

export const text = style({
  // Whole pixels: deep in a long thread, past ten million pixels, browsers drop the fractions.
  lineHeight: [vars.leading.body, `round(${vars.leading.body} * 1em, 1px)`],
  whiteSpace: 'pre-wrap',
});

export const link = style([
  focusRing,
  {
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: vars.size.hairline,
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
  },
]);

export const toggle = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'block',
    minHeight: vars.size.touch,
    marginBlockEnd: `calc(${vars.space.sm} * -1)`,
    borderRadius: vars.radius.sm,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.25em',
  },
]);

export const ratio = createVar();
export const ownWidth = createVar();

export const media = style({
  position: 'relative',
  // Never wider than the file, than 200 px, or than 240 px of height allow; small screens shrink it further.
  width: `min(${fallbackVar(ownWidth, vars.size.thumbWidth)}, ${vars.size.thumbWidth}, calc(${vars.size.thumbHeight} * ${ratio}))`,
  minWidth: vars.size.touch,
  maxWidth: '100%',
});

export const open = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    minHeight: vars.size.touch,
    borderRadius: vars.radius.lg,
    boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border}`,
    cursor: 'zoom-in',
  },
]);

export const play = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: vars.space.xxxl,
  height: vars.space.xxxl,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.accentInk,
  boxShadow: vars.elevation.mid,
  '@media': { [when.forcedColors]: { border: '1px solid ButtonText' } },
});

export const duration = style([
  displayStyle.romaji,
  {
    position: 'absolute',
    insetInlineEnd: vars.space.sm,
    insetBlockEnd: vars.space.sm,
    paddingInline: vars.space.sm,
    paddingBlock: vars.space.xs,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.ink,
    color: vars.color.surface,
    fontSize: vars.fontSize.small,
  },
]);

/** Overlays the picture: below it, the row would change its height when the upload ends. */
export const progress = style({
  position: 'absolute',
  insetInline: vars.space.sm,
  insetBlockEnd: vars.space.sm,
  padding: vars.space.xs,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.low,
  pointerEvents: 'none',
});

export const meta = style([
  displayStyle.romaji,
  { color: vars.color.inkMuted, fontSize: vars.fontSize.caption, lineHeight: vars.leading.snug },
]);

export const unsentMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginInlineEnd: vars.space.sm,
  color: vars.color.danger,
  verticalAlign: 'bottom',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  // Two rows of small buttons keep 44 px touch targets.
  paddingBlockEnd: vars.space.xs,
});
