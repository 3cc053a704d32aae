import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size, radius, fontSize } = vars;

export const root = style({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  paddingInline: space.lg,
  paddingBlockStart: space.md,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
});

export const count = style([
  textStyle.small,
  { display: 'flex', alignItems: 'baseline', gap: space.xs },
]);

export const countFigure = style([displayStyle.romaji, { fontSize: fontSize.display }]);

export const items = style({ display: 'grid' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: `min(${size.columnNarrow}, 22vw)`,
  aspectRatio: '1',
  borderRadius: radius.md,
  color: color.inkMuted,
  backgroundColor: color.sunken,
  overflow: 'hidden',
});

export const itemName = style([textStyle.title, phrases, { overflowWrap: 'anywhere' }]);

export const quantity = recipe({
  base: [
    displayStyle.romaji,
    {
      display: 'grid',
      placeItems: 'center',
      minWidth: size.avatarLarge,
      minHeight: size.avatarLarge,
      borderRadius: radius.md,
      fontSize: fontSize.display,
    },
  ],
  variants: {
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
    padding: space.md,
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
  { marginInlineStart: 'auto', fontSize: fontSize.jersey },
]);

export const customer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.md,
});

export const name = style([textStyle.heading, { overflowWrap: 'anywhere' }]);

export const ordered = style([textStyle.small, { color: color.inkMuted }]);

export const memo = style([
  textStyle.body,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.md,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.sunken,
    overflowWrap: 'anywhere',
  },
]);

export const memoTitle = style([textStyle.caption, { display: 'block', color: color.inkMuted }]);

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
    [media.short]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

globalStyle(`${actions} > :not(button)`, {
  '@media': { [media.short]: { gridColumn: '1 / -1' } },
});

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
      border: `${size.hairline} solid ${color.borderStrong}`,
      borderRadius: radius.md,
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

export const error = style([
  textStyle.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    padding: space.md,
    borderRadius: radius.md,
    color: color.danger,
    backgroundColor: color.dangerSoft,
    wordBreak: 'auto-phrase',
  },
]);

export const handOver = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.md,
    minHeight: `calc(2 * ${size.touch} + ${space.xs})`,
    padding: space.md,
    border: 0,
    borderRadius: radius.lg,
    color: color.onAccent,
    backgroundColor: color.accent,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: color.accentHover } } },
      [media.forcedColors]: { border: `${size.stroke} solid ButtonBorder` },
    },
  },
]);

export const handOverWords = style([textStyle.small, { display: 'grid', textAlign: 'start' }]);

export const handOverTitle = style([textStyle.heading]);
