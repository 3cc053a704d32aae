import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, phrases, textStyle, vars } from '../../../styles';

export const checkAudience = style([
  textStyle.label,
  phrases,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    borderRadius: vars.radius.md,
    color: vars.color.accentInk,
    backgroundColor: vars.color.accentSoft,
  },
]);

export const checkNames = style({ minWidth: 0 });

export const checkQuote = style([
  textStyle.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    color: vars.color.ink,
    whiteSpace: 'pre-wrap',
  },
]);

export const checkFile = style([
  textStyle.small,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    color: vars.color.ink,
  },
]);

export const checkTile = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  maxWidth: vars.size.thumbWidth,
  borderRadius: vars.radius.md,
  color: vars.color.inkMuted,
  backgroundColor: vars.color.sunken,
});

export const checkPicture = style({
  maxHeight: vars.size.thumbHeight,
  maxWidth: '100%',
  objectFit: 'contain',
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.columnMedium}), 1fr))`,
  gap: vars.space.sm,
  paddingBlockEnd: vars.space.sm,
});

export const root = style({
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: `max(${vars.space.sm}, ${vars.safeBottom})`,
});

export const row = style({ display: 'flex', alignItems: 'end', gap: vars.space.xs });

export const pill = recipe({
  base: {
    display: 'grid',
    flex: '1 1 0',
    minWidth: 0,
    alignItems: 'end',
    paddingInlineEnd: vars.space.xs,
    paddingBlock: vars.space.xs,
    borderRadius: `calc(${vars.radius.lg} + ${vars.space.sm})`,
    border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.low,
    selectors: {
      // The textarea has no frame of its own, so the pill shows its focus.
      '&:has(textarea:focus-visible)': {
        outline: `${vars.size.ring} solid ${vars.color.focus}`,
        outlineOffset: vars.size.stroke,
        boxShadow: `0 0 0 ${vars.size.stroke} ${vars.color.focusHalo}`,
      },
    },
    '@supports': {
      'not selector(:has(*))': {
        selectors: { '&:focus-within': { outline: `${vars.size.ring} solid ${vars.color.focus}` } },
      },
    },
    '@media': { [media.forcedColors]: { borderColor: 'FieldText' } },
  },
  variants: {
    alarming: { true: { borderColor: vars.color.danger }, false: {} },
    /** No text can be written now. */
    closed: { true: { backgroundColor: vars.color.sunken, boxShadow: 'none' }, false: {} },
    /** The layout includes the button that opens the file choice. */
    media: {
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: vars.space.xs,
        paddingInlineStart: vars.space.xs,
      },
      false: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: vars.space.sm,
        paddingInlineStart: vars.space.lg,
      },
    },
  },
});

export const text = style({ alignSelf: 'center', minWidth: 0 });

export const notice = recipe({
  base: [
    textStyle.caption,
    {
      paddingInline: vars.space.lg,
      // Never `display: none`: a live region that appears together with its text is not announced.
      selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.xs } },
    },
  ],
  variants: {
    alarming: { true: { color: vars.color.danger }, false: { color: vars.color.inkMuted } },
  },
});

/** A plus that rotates into a cross. */
export const cross = recipe({
  base: { display: 'grid', transition: `transform ${vars.motion.calm}` },
  variants: { open: { true: { transform: 'rotate(45deg)' }, false: {} } },
});

export const panel = style({
  gridColumn: '1 / -1',
  paddingInline: vars.space.sm,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
});

export const attachment = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.md,
  // The same distance to the rim as the text below, on every side.
  marginInlineStart: `calc(${vars.space.sm} - ${vars.space.lg})`,
  paddingBlockStart: vars.space.xs,
  paddingBlockEnd: vars.space.sm,
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  color: vars.color.inkMuted,
  backgroundColor: vars.color.sunken,
});

export const preview = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const fileName = style([
  textStyle.labelSmall,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const waiting = style([
  textStyle.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    paddingInlineStart: vars.space.lg,
    paddingBlockStart: vars.space.xs,
    color: vars.color.inkMuted,
  },
]);

export const waitingWords = style([phrases, { flex: '1 1 14em' }]);

export const closed = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.sm,
    minHeight: vars.size.touch,
    marginInline: vars.space.md,
    marginBlockStart: vars.space.sm,
    marginBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.sm,
    borderRadius: vars.radius.lg,
    color: vars.color.inkMuted,
    backgroundColor: vars.color.sunken,
  },
]);
