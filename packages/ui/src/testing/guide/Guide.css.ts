import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, media, phrases, soft, textStyle, vars } from '../../styles';
import { codeFamily, page as template } from './ComponentPage.css';

const { color, dark, space, radius, size, fontSize } = vars;

export const shown = createVar();
export const shownInk = createVar();

/** A page of running text in the template: the elements that MDX writes have no classes. */
export const page = style([template, { gap: space.lg, alignContent: 'start' }]);
// Those of components have classes.
globalStyle(`${page} > h1:not([class])`, {
  fontSize: fontSize.display,
  lineHeight: vars.leading.tight,
});
globalStyle(`${page} > h2:not([class])`, {
  marginBlockStart: space.xl,
  paddingBlockStart: space.xl,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  fontSize: fontSize.heading,
  lineHeight: vars.leading.tight,
});
globalStyle(`${page} > h3:not([class])`, {
  fontSize: fontSize.lead,
  lineHeight: vars.leading.tight,
});
globalStyle(`${page} > :is(h1, h2, h3):not([class])`, {
  wordBreak: 'auto-phrase',
  textWrap: 'balance',
});
globalStyle(`${page} > h1 + p:not([class])`, { fontSize: fontSize.lead });
globalStyle(`${page} > :is(p, ul, ol):not([class])`, { maxWidth: '40em', textWrap: 'pretty' });
globalStyle(`${page} > :is(ul, ol):not([class])`, {
  display: 'grid',
  gap: space.sm,
  paddingInlineStart: space.xl,
  listStyle: 'disc',
});
globalStyle(`${page} > ol:not([class])`, { listStyle: 'decimal' });
globalStyle(`${page} > :is(ul, ol):not([class]) > li::marker`, { color: color.accentInk });
globalStyle(`${page} > table`, {
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: vars.leading.snug,
});
globalStyle(`${page} > table :is(th, td)`, {
  width: '50%',
  padding: `${space.md} ${space.lg} ${space.md} 0`,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${page} > table th`, {
  color: color.inkMuted,
  fontSize: fontSize.small,
  fontWeight: vars.weight.bold,
});
globalStyle(`${page} > :is(p, ul, ol, table):not([class]) a`, {
  color: color.accentInk,
  textUnderlineOffset: '0.2em',
});
globalStyle(`${page} > :is(p, ul, ol, table):not([class]) code`, {
  padding: `0 ${space.xs}`,
  borderRadius: radius.sm,
  backgroundColor: color.sunken,
  fontFamily: codeFamily,
  fontSize: '0.875em',
});

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  padding: space.xxl,
  borderRadius: radius.lg,
  backgroundColor: color.stage,
  backgroundImage: `linear-gradient(115deg, transparent 46%, ${soft(color.accent, 45)} 46.2%, ${soft(color.accent, 85)})`,
  // The stage is dark in both themes, so its text is white in both.
  color: dark.ink,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', padding: space.xxxl } },
});

export const heroTitle = style([
  displayStyle.jersey,
  {
    fontSize: `min(calc(${fontSize.jersey} * 1.6), 13vw)`,
    letterSpacing: '0.01em',
    whiteSpace: 'nowrap',
    // Beside the cards.
    '@media': { [media.tablet]: { fontSize: `min(calc(${fontSize.jersey} * 1.6), 6.5vw)` } },
  },
]);

export const heroLead = style([textStyle.title, phrases]);

export const heroText = style([textStyle.body, { maxWidth: '32em', opacity: 0.88 }]);

export const words = style({ display: 'grid', gap: space.lg });

export const fan = style({ display: 'flex', justifyContent: 'center' });

export const fanCard = style({
  width: `calc(${size.columnMedium} * 1.15)`,
  marginInline: `calc(${space.xl} * -1)`,
  borderRadius: radius.md,
  border: `${size.ring} solid ${dark.ink}`,
  boxShadow: vars.elevation.high,
  selectors: {
    '&:nth-child(1)': { transform: 'rotate(-9deg) translateY(8%)' },
    '&:nth-child(2)': { zIndex: vars.depth.raised },
    '&:nth-child(3)': { transform: 'rotate(9deg) translateY(8%)' },
  },
});

export const layers = style({
  display: 'grid',
  gap: space.xxl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(5, 1fr)', gap: space.xl } },
});

export const layer = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  padding: space.md,
  border: `${size.hairline} solid ${color.border}`,
  borderTop: `${size.ring} solid ${color.accentLine}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
});

export const arrow = style({
  position: 'absolute',
  width: size.icon,
  color: color.accentInk,
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  transform: `translate(-50%, ${space.xs})`,
  '@media': {
    [media.tablet]: {
      insetBlockStart: '50%',
      insetInlineStart: '100%',
      transform: 'translateY(-50%) rotate(-90deg)',
    },
  },
});

export const path = style([displayStyle.romaji, { color: color.inkMuted }]);

export const name = style([textStyle.labelSmall, { overflowWrap: 'anywhere' }]);

export const note = style([textStyle.caption, { color: color.inkMuted }]);

export const swatches = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.columnWide}), 1fr))`,
});

export const swatch = style({
  display: 'grid',
  overflow: 'hidden',
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr' });

export const chip = style([
  textStyle.caption,
  {
    display: 'grid',
    alignContent: 'space-between',
    minHeight: size.avatarLarge,
    padding: space.sm,
    backgroundColor: shown,
    color: shownInk,
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const chipFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const about = style({ display: 'grid', gap: space.hair, padding: space.md });

export const table = style({ display: 'grid', gap: space.sm });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.columnMedium} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.lg,
});

export const use = style({ margin: 0, minWidth: 0 });

export const value = style({ display: 'grid', gap: space.hair });

export const bar = style({
  width: shown,
  maxWidth: '100%',
  height: space.lg,
  borderRadius: radius.none,
  backgroundColor: color.accent,
});

export const corner = style({
  width: size.avatarLarge,
  height: size.touch,
  border: `${size.stroke} solid ${color.accentLine}`,
  borderRadius: shown,
  backgroundColor: color.accentSoft,
});

export const raised = style({
  height: size.touch,
  maxWidth: size.columnWide,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shown,
});

export const letters = style({ fontSize: shown, lineHeight: vars.leading.tight, minWidth: 0 });

export const leaded = style({ lineHeight: shown, maxWidth: '24em' });

export const weighted = style({ fontWeight: shown });

export const faced = style({ fontFamily: shown, fontSize: fontSize.title });

export const track = style({
  display: 'flex',
  padding: space.hair,
  borderRadius: radius.pill,
  backgroundColor: color.sunken,
  maxWidth: size.dialog,
});

export const runner = style({
  width: size.icon,
  height: size.icon,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  transition: `margin-inline-start ${shown}`,
});

globalStyle(`${track}:hover ${runner}`, { marginInlineStart: `calc(100% - ${size.icon})` });

export const clubs = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const club = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: `${size.hairline} solid ${color.border}`,
});

export const clubHalf = style({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  minWidth: 0,
  padding: space.lg,
  backgroundColor: color.canvas,
  color: color.ink,
});

export const bubble = style([
  textStyle.small,
  {
    justifySelf: 'end',
    padding: `${space.sm} ${space.md}`,
    borderRadius: radius.lg,
    borderEndEndRadius: radius.sm,
    backgroundColor: color.accent,
    color: color.onAccent,
  },
]);

export const tip = style([
  textStyle.small,
  { padding: space.md, borderRadius: radius.md, backgroundColor: color.accentSoft },
]);

export const steps = style({ display: 'grid', gap: space.lg });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${size.touch} 1fr`,
  alignItems: 'start',
  gap: space.md,
});

export const stepNumber = style([displayStyle.jersey, { color: color.accentInk }]);
