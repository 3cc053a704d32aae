import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, media, textStyle, vars } from '../../../styles';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.md,
  minHeight: vars.size.touch,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&:active': { backgroundColor: vars.color.sunken },
    // Inset: neighbouring rows would cover an outer ring.
    '&:focus-visible': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: `calc(${vars.size.ring} * -1)`,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.sm,
});

/** Beside the time if seven characters fit; above it at very large text sizes. */
export const name = style({
  flex: '1 1 7em',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minWidth: 0,
});

const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

export const title = style([textStyle.label, oneLine]);

export const time = style([
  displayStyle.romaji,
  textStyle.caption,
  { flex: 'none', color: vars.color.inkMuted },
]);

export const message = recipe({
  base: [
    textStyle.small,
    // An empty topic has the same height as the others.
    { display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0, minHeight: '1.5em' },
  ],
  variants: {
    kind: {
      text: { color: vars.color.inkMuted },
      media: { color: vars.color.accentInk },
    },
    fresh: { true: {}, false: {} },
  },
  compoundVariants: [{ variants: { kind: 'text', fresh: true }, style: { color: vars.color.ink } }],
});

export const latest = style(oneLine);
