import { style } from '@vanilla-extract/css';
import { displayStyle, focusRing, media as mediaQuery, textStyle, vars } from '../../../styles';

export const card = style([
  focusRing,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // All cards are as high as the highest; the content is centred.
    alignItems: 'center',
    gap: vars.space.md,
    height: '100%',
    padding: vars.space.lg,
    paddingInlineStart: `calc(${vars.space.lg} + ${vars.space.xs})`,
    border: `${vars.size.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
    boxShadow: vars.elevation.low,
    color: 'inherit',
    textDecoration: 'none',
    // Inset: the track clips what extends beyond a card.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` } },
    transition: `border-color ${vars.motion.quick}`,
    // Marks the card as unread: a stripe in the club's colour, clipped by the rounded corners.
    backgroundImage: `linear-gradient(${vars.color.accentLine}, ${vars.color.accentLine})`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: `${vars.space.xs} 100%`,
    '@media': {
      [mediaQuery.hover]: { ':hover': { borderColor: vars.color.accentLine } },
      [mediaQuery.forcedColors]: { borderInlineStartWidth: vars.space.xs },
    },
  },
]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  // Two lines below the name, so that all cards are alike.
  minHeight: `calc((1em * ${vars.leading.tight}) + 2 * ${vars.fontSize.small} * ${vars.leading.snug} + ${vars.space.hair})`,
  alignContent: 'center',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
});

export const sender = style([
  textStyle.label,
  { display: 'inline-flex', alignItems: 'center', columnGap: vars.space.sm, minWidth: 0 },
]);

export const senderName = style({ minWidth: 0 });

export const time = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.caption, color: vars.color.inkMuted },
]);

export const topic = style([textStyle.caption, { color: vars.color.inkMuted }]);

export const media = style([
  textStyle.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.accentInk,
  },
]);
