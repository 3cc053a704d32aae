import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const { color, size, space } = vars;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Background in the club's colour until the picture loads. */
export const heroWaits = style({
  display: 'grid',
  alignContent: 'end',
  width: '60%',
  paddingInline: space.lg,
  paddingBlockEnd: space.xxxl,
  opacity: 0.35,
});

/** Label in small capitals and the title below it. */
export const titleWaits = style({
  display: 'grid',
  alignContent: 'end',
  width: '50%',
  height: `calc(${vars.fontSize.caption} + ${space.hair} + ${vars.fontSize.title} * ${vars.leading.tight})`,
});

const surface = {
  border: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
} as const;

export const cardWaits = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.radius.lg,
  },
]);

export const linesWait = style({
  height: `calc(${vars.fontSize.body} * ${vars.leading.tight} + 2 * ${vars.fontSize.small} * ${vars.leading.snug} + ${space.hair})`,
  overflow: 'hidden',
});

/** The gap above is that of the carousel, which is narrower. */
export const controlsWait = style({
  height: size.touch,
  marginBlockStart: `calc(${space.xs} - ${space.md})`,
});

export const playersWait = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  // The gap of the carousel between two players.
  gap: `calc(${space.sm} + ${space.hair})`,
});

export const nameWaits = style({
  display: 'grid',
  alignContent: 'center',
  width: '9em',
  height: `calc(${size.touch} + ${space.xs})`,
  marginInline: 'auto',
});

/** As high as a composer with one line. */
export const composerWaits = style([
  surface,
  {
    height: `calc(${size.touch} + 2 * ${space.xs} + 2 * ${size.hairline})`,
    marginBlock: space.sm,
    borderRadius: vars.radius.pill,
    '@media': {
      [media.motionAllowed]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    },
  },
]);

export const rowsWait = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 12em)',
    alignItems: 'center',
    gap: space.md,
    paddingBlock: space.md,
    paddingInline: space.lg,
    borderRadius: vars.radius.lg,
  },
]);

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  // Clips the slanted elements at the screen's edges, so that they never widen the page.
  overflowX: 'clip',
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flexGrow: 1,
  width: '100%',
  maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.lg})`,
  marginInline: 'auto',
  paddingInlineStart: `max(${vars.space.lg}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${vars.space.lg}, env(safe-area-inset-right))`,
  paddingBlockEnd: vars.space.xxl,
});

const room = { selectors: { '&:empty': { display: 'none' } } } as const;

/** Full width; takes no space while empty. */
export const notice = style([room, { marginInline: `calc(-1 * ${vars.space.lg})` }]);

export const part = style([
  room,
  {
    paddingBlockStart: vars.space.xxl,
    // The hero's slant ends lower on the left, so the first part needs less space.
    selectors: {
      '&:nth-child(2)': { paddingBlockStart: vars.space.lg },
      '&:nth-child(2):empty + &': { paddingBlockStart: vars.space.lg },
      '&:nth-child(2):empty + &:empty + &': { paddingBlockStart: vars.space.lg },
    },
  },
]);
