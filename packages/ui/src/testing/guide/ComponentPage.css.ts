import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';
import { breakpoint } from '../../tokens';

const { color, space, radius, size } = vars;

/** Of code, beside the product's own faces. */
export const codeFamily = 'ui-monospace, monospace';

// The template of all pages: guides, components, screens, results. Storybook's own page is white in every theme.
export const page = style([
  textStyle.body,
  {
    display: 'grid',
    gap: space.xl,
    minWidth: 0,
    color: color.ink,
    fontFamily: vars.fontFamily.text,
    '@media': { [media.tablet]: { gap: space.xxl } },
  },
]);
globalStyle(`.sbdocs-wrapper:has(${page})`, {
  backgroundColor: color.canvas,
  padding: `${space.xl} ${space.lg} ${space.xxxl}`,
  '@media': { [media.tablet]: { padding: `${space.xxxl} ${space.xxl}` } },
});
globalStyle(`.sbdocs-content:has(${page})`, { maxWidth: size.wide });
globalStyle(`${page} > *`, { minWidth: 0 });

export const header = style({ display: 'grid', gap: space.md });
export const title = style([textStyle.display, phrases, { color: color.ink }]);
export const lead = style([textStyle.lead, { maxWidth: '40em', textWrap: 'pretty' }]);
export const heading = style([
  textStyle.heading,
  phrases,
  { color: color.ink, marginBlockEnd: space.md },
]);
export const subheading = style([textStyle.label, { marginBlock: space.sm }]);
export const link = style([
  focusRing,
  {
    position: 'relative',
    color: color.accentInk,
    textDecoration: 'underline',
    justifySelf: 'start',
  },
]);
export const code = style({
  fontFamily: codeFamily,
  padding: `0 ${space.xs}`,
  borderRadius: radius.sm,
  backgroundColor: color.sunken,
  fontSize: '0.85em',
  overflowWrap: 'anywhere',
});
export const source = style([
  focusRing,
  textStyle.caption,
  { position: 'relative', color: color.inkMuted, textDecoration: 'underline' },
]);
export const quiet = style({ color: color.inkMuted });
export const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const list = style({
  display: 'grid',
  gap: space.xs,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});
/** A row that scrolls sideways on a phone, which shows the edge of the next item. */
const sideways = style({
  // Hidden texts, which are absolute, scroll with it.
  position: 'relative',
  display: 'flex',
  gap: space.lg,
  marginInline: `calc(${space.lg} * -1)`,
  paddingInline: space.lg,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: space.lg,
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: 0, overflowX: 'visible' } },
});
export const frames = sideways;
const gridOf = (least: string, width: string) =>
  ({
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, ${width}), 1fr))`,
      },
    },
  }) as const;
const gutter = size.icon;
export const figure = style({
  minWidth: 0,
  flex: `0 0 90%`,
  scrollSnapAlign: 'start',
  '@media': { [media.tablet]: { flex: `0 1 ${breakpoint.phone}` } },
});
export const figureWithNumbers = style([
  figure,
  {
    boxSizing: 'border-box',
    paddingInline: gutter,
    '@media': { [media.tablet]: { flex: `0 1 calc(${breakpoint.phone} + 2 * ${gutter})` } },
  },
]);
export const caption = style([
  textStyle.caption,
  { color: color.inkMuted, marginBlockEnd: space.xs },
]);
export const stage = style({ position: 'relative' });
const edge = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.md,
  outline: `${size.hairline} solid ${color.border}`,
});
export const window = style([edge]);
export const frame = style({ display: 'block', border: 0 });
/** A picture that becomes the story. */
export const tap = style([
  edge,
  focusRing,
  { position: 'relative', width: '100%', padding: 0, cursor: 'pointer', textAlign: 'start' },
]);
export const tapLabel = style([
  textStyle.caption,
  {
    position: 'absolute',
    insetBlockEnd: space.sm,
    insetInlineEnd: space.sm,
    padding: `${space.hair} ${space.sm}`,
    borderRadius: radius.pill,
    backgroundColor: color.ink,
    color: color.canvas,
  },
]);
export const parts = style({ display: 'grid', gap: space.sm, listStyle: 'none', padding: 0 });
export const part = style({ display: 'flex', gap: space.sm });
// In the club's colour, which is seen on light and dark: it stands on a light frame in a dark page.
export const number = style([
  textStyle.caption,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '1.6em',
    height: '1.6em',
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    color: color.onAccent,
  },
]);
export const placed = style({
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});
/** Under the line: it is seen on a dark part of a story, too. */
export const lineEdge = style({ stroke: color.canvas, strokeWidth: 3 });
export const line = style({ stroke: color.accentLine, strokeWidth: 1 });
export const lineEnd = style({ fill: color.accentLine, stroke: color.canvas, strokeWidth: 1 });
export const rows = style({ display: 'grid', margin: 0 });
export const words = style({
  display: 'grid',
  margin: 0,
  columnGap: space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const row = style({
  display: 'grid',
  columnGap: space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: '14em 1fr' } },
  paddingBlock: space.sm,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${row} > dd`, { margin: 0, minWidth: 0 });
// A value is a short word: it stands beside its sentence on a phone, too.
export const value = style([row, { gridTemplateColumns: '7.5em 1fr' }]);
export const word = style({
  paddingBlock: space.sm,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  overflowWrap: 'anywhere',
});
/** What the values of a prop look like. */
export const samples = style([sideways, { marginBlock: 0 }, gridOf('46%', size.thumbWidth)]);
globalStyle(`${samples} > *`, { flex: '0 0 46%', scrollSnapAlign: 'start' });
export const sampled = style([
  textStyle.small,
  { display: 'grid', gap: space.xs, alignContent: 'start', overflowWrap: 'anywhere' },
]);
globalStyle(`${sampled} > dd`, { margin: 0, minWidth: 0 });
export const sample = style([
  textStyle.body,
  {
    display: 'grid',
    alignItems: 'center',
    overflow: 'hidden',
    maxHeight: size.columnWide,
    minHeight: `calc(${size.touch} + 2 * ${space.md})`,
    padding: space.md,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.md,
    backgroundColor: color.canvas,
  },
]);
export const pairs = style({ display: 'grid', gap: space.xl, padding: 0, listStyle: 'none' });
export const pair = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});
const judged = style({ display: 'grid', gap: space.sm, alignContent: 'start', minWidth: 0 });
export const verdictOf = styleVariants({
  do: [judged, { color: color.success }],
  dont: [judged, { color: color.danger }],
});
globalStyle(`${judged} > ${sample}`, {
  borderBlockStart: `${size.ring} solid currentcolor`,
  justifyItems: 'start',
});
globalStyle(`${judged} > ${sample} > *`, { color: color.ink, width: '100%' });
export const verdict = style([
  textStyle.small,
  { display: 'flex', gap: space.sm, alignItems: 'start' },
]);
globalStyle(`${verdict} > span`, { color: color.ink });
export const grid = style({ marginBlock: space.md });
const pictures = style([
  sideways,
  { marginBlock: `${space.md} 0`, paddingBlock: 0, listStyle: 'none' },
]);
export const states = style([pictures, gridOf('45%', size.columnMedium)]);
export const lowStates = style([pictures, gridOf('100%', size.columnWide)]);
globalStyle(`${states} > *`, { flex: '0 0 46%', scrollSnapAlign: 'start' });
globalStyle(`${lowStates} > *`, { flex: '0 0 90%', scrollSnapAlign: 'start' });
export const state = style([
  focusRing,
  textStyle.small,
  { position: 'relative', display: 'grid', gap: space.xs, color: color.ink },
]);
export const thumbnail = style([edge, { justifySelf: 'start', maxWidth: '100%' }]);
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  padding: 0,
  marginBlockStart: space.md,
  listStyle: 'none',
});
export const chip = style([
  focusRing,
  textStyle.small,
  {
    position: 'relative',
    display: 'block',
    padding: `${space.xs} ${space.md}`,
    border: `${size.hairline} solid ${color.border}`,
    borderRadius: radius.pill,
    color: color.ink,
  },
]);
export const key = style({
  display: 'inline-block',
  marginInlineEnd: space.xs,
  paddingInline: space.xs,
  border: `${size.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.sm,
});
export const type = style([textStyle.caption, { color: color.inkMuted, overflowWrap: 'anywhere' }]);
export const fold = style({
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  selectors: { '&[open]': { paddingBlockEnd: space.lg } },
});
export const summary = style({
  minHeight: size.touch,
  paddingBlock: space.sm,
  cursor: 'pointer',
});
globalStyle(`${summary} > h2`, { display: 'inline', margin: 0 });
export const changes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const change = style([
  row,
  { '@media': { [media.tablet]: { gridTemplateColumns: '15em 1fr' } } },
]);
export const example = style([
  textStyle.small,
  {
    overflowX: 'auto',
    padding: space.md,
    marginBlock: space.sm,
    borderRadius: radius.md,
    backgroundColor: color.sunken,
    fontFamily: codeFamily,
    whiteSpace: 'pre',
  },
]);
