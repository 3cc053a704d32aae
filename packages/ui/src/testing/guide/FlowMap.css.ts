import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';
import { breakpoint } from '../../tokens';

const { color, space, radius, size } = vars;

const edge = `${size.hairline} solid ${color.border}`;
const line = `${size.stroke} solid ${color.borderStrong}`;
/** Of an arrow from one screen to the next; half of it is before a branch. */
const gap = createVar();
/** From the top of a screen to its arrow. */
const arrow = createVar();

export const board = style({
  display: 'grid',
  gap: space.xxl,
  minWidth: 0,
  vars: { [gap]: space.xxl, [arrow]: size.avatarLarge },
});
// A board is as wide as the window.
globalStyle(`.sbdocs-content:has(${board})`, { maxWidth: 'none' });

export const persons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const jump = style([
  focusRing,
  textStyle.label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minHeight: size.touch,
    paddingInline: space.lg,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    color: color.ink,
    textDecoration: 'none',
  },
]);
export const count = style([
  textStyle.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
]);
export const person = style({
  display: 'grid',
  gap: space.lg,
  minWidth: 0,
  scrollMarginBlockStart: space.lg,
});
export const personName = style([textStyle.heading, { color: color.ink }]);
export const lanes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
  alignItems: 'stretch',
});
export const lane = style({
  display: 'grid',
  alignContent: 'start',
  flex: '0 1 auto',
  minWidth: 0,
  maxWidth: '100%',
  border: edge,
  borderRadius: radius.lg,
  backgroundColor: color.surface,
});
export const laneName = style([
  textStyle.label,
  { padding: `${space.lg} ${space.lg} 0`, color: color.ink },
]);
// A lane that is wider than the window is pushed sideways.
export const starts = style({
  display: 'flex',
  gap: space.lg,
  overflowX: 'auto',
  padding: space.lg,
});
globalStyle(`${starts} > li`, { flex: 'none' });

export const step = style({ display: 'flex', alignItems: 'start' });
export const screen = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    flex: 'none',
    gap: space.sm,
    justifyItems: 'start',
    minHeight: size.touch,
    borderRadius: radius.md,
    color: color.ink,
    textAlign: 'start',
  },
]);
export const picture = style({
  display: 'block',
  overflow: 'hidden',
  border: edge,
  borderRadius: radius.md,
  backgroundColor: color.canvas,
  selectors: {
    [`${screen}:is(:hover, :focus-visible) > &`]: { borderColor: color.accentInk },
    [`${screen}[data-leads] > &`]: {
      borderColor: color.accentInk,
      boxShadow: `0 0 0 ${size.stroke} ${color.accentInk}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${screen}[data-leads] > &`]: { outline: `${size.ring} solid Highlight` } },
    },
  },
});
globalStyle(`${picture} > *`, { display: 'block' });
export const title = style([
  textStyle.labelSmall,
  phrases,
  { maxWidth: '11em', overflowWrap: 'anywhere' },
]);

export const next = style({ display: 'grid', gap: space.xl });
/** A line from the screen before, and its point; below the first one it branches off. */
export const after = style({
  position: 'relative',
  paddingInlineStart: gap,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: arrow,
    insetInline: `calc(${gap} / 2) auto`,
    width: `calc(${gap} / 2)`,
    borderBlockStart: line,
  },
  selectors: {
    '&:first-child::before': { insetInlineStart: 0, width: gap },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: arrow,
      insetInlineStart: `calc(${gap} / 2)`,
      height: `calc(100% + ${space.xl})`,
      borderInlineStart: line,
    },
  },
});
globalStyle(`${after} > ${step} > ${screen}::before`, {
  content: '',
  position: 'absolute',
  insetBlockStart: arrow,
  insetInlineStart: `calc(${space.md} * -1)`,
  width: space.sm,
  height: space.sm,
  borderBlockStart: line,
  borderInlineEnd: line,
  transform: `translateY(calc(-50% + ${size.hairline})) rotate(45deg)`,
});

export const dialog = style({
  margin: 'auto',
  width: 'max-content',
  maxWidth: `calc(100% - ${space.lg} * 2)`,
  maxHeight: `calc(100dvh - ${space.lg} * 2)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: edge,
  borderRadius: radius.lg,
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: vars.elevation.high,
  '::backdrop': { backgroundColor: color.scrim },
});
export const live = style({
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  '@media': {
    [media.tablet]: {
      grid: `"head frame" auto "about frame" 1fr / ${size.columnWide} auto`,
      columnGap: space.xl,
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.md,
  '@media': { [media.tablet]: { gridArea: 'head' } },
});
export const about = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.md,
  minWidth: 0,
  '@media': { [media.tablet]: { gridArea: 'about' } },
});
export const liveTitle = style([textStyle.title, phrases, { paddingBlockStart: space.sm }]);
export const close = style([
  focusRing,
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: size.touch,
    height: size.touch,
    borderRadius: radius.pill,
    border: `${size.hairline} solid ${color.borderStrong}`,
  },
]);
/** A phone at its own size, or as much of it as the window holds. */
export const frame = style({
  display: 'block',
  width: breakpoint.phone,
  maxWidth: '100%',
  height: `calc(100dvh - ${space.xxxl} * 4)`,
  maxHeight: `calc(${breakpoint.phone} * 844 / 390)`,
  border: edge,
  borderRadius: radius.md,
  backgroundColor: color.canvas,
  '@media': { [media.tablet]: { gridArea: 'frame', height: `calc(100dvh - ${space.xxxl} * 2)` } },
});
export const waysTitle = style([textStyle.label, { marginBlockStart: space.sm }]);
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const way = style([
  focusRing,
  textStyle.small,
  {
    minHeight: size.touch,
    paddingInline: space.md,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.pill,
    color: color.ink,
    textAlign: 'start',
  },
]);
