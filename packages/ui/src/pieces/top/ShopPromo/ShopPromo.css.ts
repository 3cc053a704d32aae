import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const window = style([
  panel,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    boxShadow: vars.elevation.low,
  },
]);

export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: size.hairline,
  backgroundColor: color.border,
  borderBlockEnd: `${size.hairline} solid ${color.border}`,
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 6',
  backgroundColor: color.surface,
  backgroundImage: `radial-gradient(circle at 30% 20%, transparent, ${color.accentSoft})`,
  overflow: 'hidden',
});

export const drawing = style({
  width: '78%',
  fill: 'none',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  transition: `transform ${vars.motion.calm}`,
  '@media': {
    [media.hover]: { selectors: { [`${window}:hover &`]: { transform: 'translateY(-4%)' } } },
  },
});

export const cloth = style({ fill: color.canvas });
export const pinstripe = style({ stroke: color.accent, strokeWidth: 1, opacity: 0.35 });
export const outline = style({ stroke: color.accentLine, strokeWidth: 3 });
export const club = style({ fill: color.accent });
export const onClub = style({ stroke: color.onAccent, strokeWidth: 2 });
export const star = style({ fill: color.onAccent });
export const metal = style({ stroke: color.borderStrong, strokeWidth: 4 });
export const band = style({ stroke: color.warning, strokeWidth: 7 });

const figure = style([displayStyle.jersey, { fontStyle: 'normal' }]);
export const number = style([figure, { fontSize: '2.2em', fill: color.accentLine }]);
export const numberOnClub = style([figure, { fontSize: '1.7em', fill: color.onAccent }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingInline: space.lg,
  paddingBlock: space.xs,
});

export const help = style([
  textStyle.small,
  phrases,
  { flex: '1 1 12em', paddingBlock: space.sm, color: color.inkMuted, textWrap: 'pretty' },
]);

/** The link's clickable area covers the whole promotion. */
export const more = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    minHeight: size.touch,
    borderRadius: vars.radius.sm,
    color: color.accentInk,
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    '@media': {
      [media.hover]: { selectors: { [`${window}:hover &`]: { textDecoration: 'underline' } } },
      [media.forcedColors]: { textDecoration: 'underline' },
    },
  },
]);
