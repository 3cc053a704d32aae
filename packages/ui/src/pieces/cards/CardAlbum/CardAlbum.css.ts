import { keyframes, style } from '@vanilla-extract/css';
import { floatingButtonRoom } from '../../../primitives/FloatingButton/FloatingButton.css';
import { displayStyle, media, panelColumn, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style([
  floatingButtonRoom,
  // Room below a band of the screen, which comes right before.
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: space.sm },
]);

export const head = style({
  display: 'grid',
  gap: space.xs,
  paddingBlockEnd: space.lg,
  selectors: { '&:empty': { display: 'none' } },
});

/** Always rendered: screen readers announce changes only in live regions that already exist. */
export const notice = style({});

export const waiting = style([
  textStyle.labelSmall,
  phrases,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.touch,
    marginBlockEnd: space.lg,
    paddingBlock: space.sm,
    paddingInline: space.md,
    borderRadius: vars.radius.md,
    borderInlineStart: `${space.xs} solid ${color.accent}`,
    color: color.ink,
    backgroundColor: color.accentSoft,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const first = style([
  panelColumn,
  {
    justifyItems: 'center',
    marginBlockEnd: space.xl,
    paddingBlock: space.xl,
    textAlign: 'center',
  },
]);

export const words = style({ display: 'grid', gap: space.xs, maxWidth: size.dialog });

export const art = style({ width: '100%', maxWidth: size.columnWide, overflow: 'visible' });

export const artGround = style({ fill: color.accentSoft });
export const artBeam = style({ fill: color.accent, opacity: 0.16 });
export const artPhone = style({ fill: color.ink });
export const artScreen = style({ fill: color.surface });
export const artCode = style({ fill: color.ink, fillRule: 'evenodd' });
export const artGuide = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const artCard = style({ fill: color.surface, stroke: color.accent, strokeWidth: 2 });
export const artField = style({ fill: color.accent });
export const artRays = style({ fill: color.onAccent, opacity: 0.22 });
export const artFigure = style({ fill: color.onAccent, opacity: 0.92 });
export const artCap = style({
  fill: `color-mix(in srgb, ${color.accent} 60%, ${color.stage})`,
});
export const artSparks = style({ fill: color.accent });

export const counterWaits = style([
  displayStyle.romaji,
  { display: 'grid', alignContent: 'center', width: '60%' },
]);

export const cardWaits = style({
  height: '100%',
  borderRadius: '7cqw',
  backgroundColor: color.border,
  '@media': {
    [media.motionAllowed]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { border: `${size.hairline} solid GrayText`, backgroundColor: 'Canvas' },
  },
});
