import { style } from '@vanilla-extract/css';
import { focusRing, media, phrases, soft, textStyle, vars } from '../../../styles';

export const list = style({
  overflow: 'hidden',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.low,
});

export const row = style({
  selectors: {
    '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` },
  },
});

export const toggle = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.md,
    width: '100%',
    paddingBlock: vars.space.md,
    paddingInline: vars.space.lg,
    borderRadius: vars.radius.lg,
    textAlign: 'start',
    transition: `background-color ${vars.motion.quick}`,
    // Inset: the list clips what extends beyond a row.
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` } },
    '@media': {
      [media.hover]: {
        ':hover': { backgroundColor: soft(vars.color.ink, 4) },
      },
    },
  },
]);

export const title = style([textStyle.label, phrases, { textWrap: 'pretty' }]);

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.compact,
  height: vars.size.compact,
  borderRadius: vars.radius.pill,
  color: vars.color.accentInk,
  transition: `transform ${vars.motion.calm}, background-color ${vars.motion.calm}`,
  selectors: {
    '[aria-expanded="true"] > &': {
      transform: 'rotate(180deg)',
      backgroundColor: vars.color.accentSoft,
    },
  },
});

export const panel = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.calm}, visibility ${vars.motion.calm}`,
  selectors: { '&[data-open="true"]': { gridTemplateRows: '1fr', visibility: 'visible' } },
});

export const inner = style({ minHeight: 0, overflow: 'hidden' });

export const more = style({
  display: 'flex',
  justifyContent: 'end',
  paddingInline: vars.space.lg,
  paddingBlockEnd: vars.space.xs,
});

export const link = style([
  focusRing,
  textStyle.labelSmall,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minHeight: vars.size.touch,
    borderRadius: vars.radius.sm,
    color: vars.color.accentInk,
    textDecoration: 'none',
    '@media': {
      [media.hover]: { ':hover': { textDecoration: 'underline' } },
      [media.forcedColors]: { textDecoration: 'underline' },
    },
  },
]);
