import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { displayStyle, media, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

/** Ratio of this month's messages to the highest month, from 0 to 1. */
export const share = createVar();
export const place = createVar();

export const card = style([panelColumn, { gap: space.lg }]);

export const joined = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs,
});

export const days = style([
  textStyle.label,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm },
]);

export const firstDay = style([textStyle.title, phrases]);

export const totals = style({
  paddingBlockStart: space.md,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
});

export const totalName = style({ display: 'flex', alignItems: 'center', gap: space.sm });

const swatchBase = style({
  flex: 'none',
  width: '0.625em',
  height: '0.875em',
  borderRadius: size.stroke,
  forcedColorAdjust: 'none',
});

export const swatch = styleVariants({
  messages: [
    swatchBase,
    {
      backgroundColor: color.accent,
      boxShadow: `inset 0 0 0 ${size.hairline} ${color.accentEdge}`,
      '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
    },
  ],
  cards: [
    swatchBase,
    {
      backgroundColor: color.ink,
      '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    },
  ],
});

export const totalCount = style([
  textStyle.small,
  { display: 'flex', alignItems: 'baseline', gap: space.hair },
]);

export const totalFigure = style([displayStyle.jersey, { fontSize: fontSize.heading }]);

export const empty = style([
  textStyle.small,
  phrases,
  { color: color.inkMuted, textWrap: 'pretty' },
]);

export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.hair,
});

export const month = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minWidth: 0,
});

const figures = style([
  displayStyle.romaji,
  {
    letterSpacing: 0,
    // Limited by the screen width: twelve columns still fit on a narrow phone at 200 % text size.
    fontSize: `min(${fontSize.caption}, 5vw)`,
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
  },
]);

export const rise = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'end',
  width: '100%',
  height: size.chart,
  borderBlockEnd: `${size.stroke} solid ${color.border}`,
});

export const most = style([figures, { color: color.accentInk, paddingBlockEnd: space.hair }]);

const grow = keyframes({ from: { transform: 'scaleY(0)' } });

/** Minimum height: a month with one message is visible. The current month is drawn in outline. */
export const bar = style({
  flex: 'none',
  width: '62%',
  maxWidth: space.xl,
  height: `max(${space.xs}, calc(${share} * (100% - ${fontSize.lead})))`,
  borderStartStartRadius: size.ring,
  borderStartEndRadius: size.ring,
  backgroundColor: color.accent,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.accentEdge}`,
  transformOrigin: 'bottom',
  selectors: {
    '&[data-state="none"]': { height: 0 },
    '&[data-state="now"]': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(118deg, ${color.accent} 0 ${size.stroke}, ${color.accentSoft} ${size.stroke} ${space.xs})`,
      border: `${size.stroke} solid ${color.accentLine}`,
      borderBlockEnd: 0,
    },
  },
  '@media': {
    [media.motionAllowed]: {
      animation: `${grow} ${vars.motion.stately} backwards`,
      animationDelay: `calc(${place} * 24ms)`,
    },
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const name = style([figures, { paddingBlock: space.xs, color: color.inkMuted }]);

export const found = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  width: '100%',
  minHeight: size.chips,
});

/** Number of cards collected in a month, in the shape of a card. */
export const chip = style([
  figures,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '1.4em',
    minHeight: '1.75em',
    borderRadius: size.ring,
    color: color.surface,
    backgroundColor: color.ink,
    '@media': {
      [media.forcedColors]: {
        color: 'Canvas',
        backgroundColor: 'CanvasText',
        forcedColorAdjust: 'none',
      },
    },
  },
]);
