import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  displayStyle,
  evenLines,
  focusRing,
  media,
  phrases,
  textStyle,
  vars,
} from '../../../styles';

const { color, space, size, radius, fontSize } = vars;

/** A small phone: the goods need the height. In em: larger text makes a screen low sooner. */
const low = '(max-height: 40em)';

export const root = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  paddingInline: space.lg,
  paddingBlockStart: space.md,
  '@media': { [low]: { gap: space.sm, paddingBlockStart: space.sm } },
});

export const count = style([
  textStyle.small,
  { display: 'flex', alignItems: 'baseline', gap: space.xs },
]);

export const countFigure = style([displayStyle.romaji, { fontSize: fontSize.display }]);

/** The only part that scrolls. Its own height does not count, so that the rest always has a place on the screen. */
export const goods = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: `min(${size.thumbHeight}, 24dvh)`,
  '@media': { [low]: { minHeight: size.avatarLarge } },
});

export const itemsBox = style([
  focusRing,
  { flex: '1 1 0', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
]);

export const items = style({ display: 'grid' });

export const more = style([
  textStyle.labelSmall,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space.xs,
    paddingBlock: space.xs,
    color: color.canvas,
    backgroundColor: color.ink,
    borderRadius: radius.sm,
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const item = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    '@media': { [low]: { paddingBlock: space.xs } },
  },
  variants: {
    dense: {
      true: { paddingBlock: space.xs },
      false: { paddingBlock: space.sm },
    },
  },
});

export const picture = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    borderRadius: radius.md,
    color: color.inkMuted,
    backgroundColor: color.sunken,
    overflow: 'hidden',
    '@media': { [low]: { width: size.avatar } },
  },
  variants: {
    dense: {
      true: { width: size.avatar },
      false: { width: `min(${size.columnNarrow}, 22vw)` },
    },
  },
});

export const itemName = recipe({
  base: [evenLines],
  variants: { dense: { true: [textStyle.label], false: [textStyle.title] } },
});

export const itemOrder = style([textStyle.small, { display: 'block' }]);

export const itemRefunded = style([
  textStyle.label,
  phrases,
  { display: 'block', color: color.warning },
]);

export const quantity = recipe({
  base: [
    displayStyle.romaji,
    {
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.md,
      '@media': {
        [low]: { minWidth: size.avatar, minHeight: size.avatar, fontSize: fontSize.heading },
      },
    },
  ],
  variants: {
    dense: {
      true: { minWidth: size.avatar, minHeight: size.avatar, fontSize: fontSize.heading },
      false: {
        minWidth: size.avatarLarge,
        minHeight: size.avatarLarge,
        fontSize: fontSize.display,
      },
    },
    many: {
      true: {
        color: color.canvas,
        backgroundColor: color.ink,
        '@media': { [media.forcedColors]: { border: `${size.ring} solid CanvasText` } },
      },
    },
  },
});

export const money = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.md,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: radius.md,
  },
  variants: {
    due: {
      true: {
        border: `${size.stroke} solid ${color.warning}`,
        backgroundColor: color.warningSoft,
      },
      false: { color: color.success, backgroundColor: color.successSoft },
    },
  },
});

export const moneyWords = style([textStyle.small, { display: 'grid', color: color.warning }]);

export const moneyTitle = style([textStyle.title]);

export const amount = style([
  displayStyle.romaji,
  {
    marginInlineStart: 'auto',
    fontSize: fontSize.jersey,
    '@media': { [low]: { fontSize: fontSize.heading } },
  },
]);

export const customer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
});

export const name = style([
  textStyle.heading,
  { '@media': { [low]: { fontSize: fontSize.title } } },
]);

export const kana = style([
  textStyle.small,
  { display: 'inline-block', marginInlineStart: space.sm, color: color.inkMuted },
]);

export const memo = style([
  focusRing,
  textStyle.label,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.md,
    // A long one scrolls in itself, and the money stays in sight.
    maxHeight: '18dvh',
    padding: space.md,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `${size.stroke} solid ${color.warning}`,
    borderRadius: radius.md,
    backgroundColor: color.warningSoft,
    // A shade at the lower edge while more follows; at the end of the text the first layer, which scrolls, covers it.
    backgroundImage: `linear-gradient(transparent, ${color.warningSoft} 50%), linear-gradient(transparent, ${color.warning})`,
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${space.xxl}, 100% ${space.md}`,
    backgroundAttachment: 'local, scroll',
    '@media': { [low]: { maxHeight: '14dvh', paddingBlock: space.sm } },
  },
]);

export const memoTitle = style([textStyle.caption, { display: 'block', color: color.warning }]);

/** Always at the bottom of the screen: the thumb finds it without looking. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.sm,
  marginBlockStart: 'auto',
  marginInline: `calc(${space.lg} * -1)`,
  paddingInline: space.lg,
  paddingBlockStart: space.md,
  paddingBlockEnd: `calc(${space.sm} + ${vars.safeBottom})`,
  backgroundColor: color.canvas,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  '@media': {
    // The way back stands beside the button: the order needs the height.
    [low]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'center' },
  },
});

globalStyle(`${actions} > :not(button)`, {
  '@media': { [low]: { gridColumn: '1 / -1' } },
});

globalStyle(`${actions} > :last-child`, { '@media': { [low]: { paddingInline: 0 } } });

export const means = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
});

export const choice = recipe({
  base: [
    textStyle.label,
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space.sm,
      minHeight: size.touch,
      paddingInline: `calc(${space.xs} + ${space.hair})`,
      border: `${size.hairline} solid ${color.borderStrong}`,
      borderRadius: radius.md,
      color: color.ink,
      backgroundColor: color.canvas,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      selectors: {
        '&:has(:focus-visible)': {
          outline: `${size.ring} solid ${color.focus}`,
          outlineOffset: size.stroke,
        },
      },
    },
  ],
  variants: {
    selected: {
      true: {
        borderColor: color.ink,
        boxShadow: `inset 0 0 0 ${size.hairline} ${color.ink}`,
        '@media': { [media.forcedColors]: { outline: `${size.stroke} solid Highlight` } },
      },
    },
  },
});

/** One row, so that the goods keep their height. */
export const tendered = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minWidth: 0,
});

globalStyle(`${tendered} > *`, { flex: '1 1 0', minWidth: 0 });

export const tenderedField = style([
  focusRing,
  textStyle.body,
  {
    flexGrow: 1.4,
    minHeight: size.touch,
    paddingInline: space.xs,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.md,
    color: color.ink,
    backgroundColor: color.canvas,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&::placeholder': { color: color.inkMuted, fontSize: fontSize.small } },
  },
]);

/** Below the sum; an empty one has no height, and stays a live region. */
export const change = style([textStyle.title, { flexBasis: '100%', textAlign: 'end' }]);

export const handOver = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    minHeight: `calc(2 * ${size.touch} + ${space.xs})`,
    padding: space.md,
    borderRadius: radius.lg,
    color: color.onAccent,
    backgroundColor: color.accent,
    boxShadow: `inset 0 0 0 ${size.stroke} ${color.accentEdge}`,
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.accentHover } } },
      [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` },
      [low]: { minHeight: size.avatarLarge, paddingBlock: space.sm },
    },
  },
]);

export const handOverWords = style([textStyle.small, { display: 'grid', textAlign: 'start' }]);

export const handOverTitle = style([textStyle.heading]);
