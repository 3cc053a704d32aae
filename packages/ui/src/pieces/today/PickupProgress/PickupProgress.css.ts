import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, media, panel, pinstripes, soft, vars } from '../../../styles';

const { color, dark, fontSize, size, space } = vars;

/** Ratio of the hour's hand-overs to the highest hour, from 0 to 1. */
export const share = createVar();

export const root = style([panel, { overflow: 'hidden', boxShadow: vars.elevation.low }]);

/** The figures as on a scoreboard: dark in both themes. */
export const board = style({
  vars: { [color.ink]: dark.ink, [color.inkMuted]: dark.inkMuted },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.lg,
  color: color.ink,
  backgroundColor: color.stage,
  backgroundImage: pinstripes(space.lg, soft(dark.ink, 5)),
  borderBlockEnd: `${space.xs} solid ${color.accent}`,
  '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
});

/** Each name stands above its figure. */
globalStyle(`${board} > dl`, { columnGap: space.xxl, alignItems: 'start' });
globalStyle(`${board} > dl > div`, { display: 'block' });
globalStyle(`${board} > dl > div > dd`, {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minHeight: `max(${size.touch}, ${fontSize.jersey})`,
});

export const pace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
});

export const figure = style([displayStyle.romaji, { fontSize: fontSize.jersey }]);

export const amount = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.xs,
  color: color.ink,
  fontWeight: vars.weight.bold,
});

export const chart = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: space.hair,
});

export const hour = style({ display: 'grid', minWidth: 0 });

const figures = style([
  displayStyle.romaji,
  {
    letterSpacing: 0,
    // Limited by the screen width: a day's columns still fit on a narrow phone at 200 % text size.
    fontSize: `min(${fontSize.small}, 4vw)`,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
]);

export const name = style([
  figures,
  {
    paddingBlock: space.xs,
    color: color.inkMuted,
    borderBlockStart: `${size.stroke} solid ${color.borderStrong}`,
    selectors: {
      '&[data-now]': { color: color.surface, backgroundColor: color.ink },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-now]': {
            color: 'Canvas',
            backgroundColor: 'CanvasText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);

export const unit = style({ fontSize: '0.75em' });

export const rise = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'end',
  height: size.chart,
});

export const count = style([figures, { paddingBlockEnd: space.hair }]);

/** Minimum height: an hour with one hand-over is visible. The present hour is hatched. */
export const bar = style({
  flex: 'none',
  width: '62%',
  maxWidth: size.touch,
  height: `max(${space.xs}, calc(${share} * (100% - ${fontSize.lead})))`,
  borderStartStartRadius: size.ring,
  borderStartEndRadius: size.ring,
  backgroundColor: color.accent,
  boxShadow: `inset 0 0 0 ${size.hairline} ${color.accentEdge}`,
  selectors: {
    '&[data-state="none"]': { height: 0 },
    '&[data-state="now"]': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(118deg, ${color.accent} 0 ${space.xs}, ${color.accentSoft} ${space.xs} ${space.sm})`,
    },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

/** Otherwise the hidden table would be a scroll area of one pixel. */
export const unscrolled = style({ width: 'max-content' });
