import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const { space, size, color } = vars;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

/** Background in the club's colour until the picture loads. */
export const hero = style({
  display: 'grid',
  alignContent: 'end',
  width: '60%',
  paddingInline: space.lg,
  paddingBlockEnd: space.xxxl,
  opacity: 0.35,
});

/** Label in small capitals and the title below it. */
export const title = style({
  display: 'grid',
  alignContent: 'end',
  width: '50%',
  height: `calc(${vars.fontSize.caption} + ${space.hair} + ${vars.fontSize.title} * ${vars.leading.tight})`,
});

const surface = {
  border: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
} as const;

export const card = style([
  surface,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.radius.lg,
  },
]);

export const lines = style({
  height: `calc(${vars.fontSize.body} * ${vars.leading.tight} + 2 * ${vars.fontSize.small} * ${vars.leading.snug} + ${space.hair})`,
  overflow: 'hidden',
});

/** The gap above is that of the carousel, which is narrower. */
export const controls = style({
  height: size.touch,
  marginBlockStart: `calc(${space.xs} - ${space.md})`,
});

export const five = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  // The gap of the carousel between two players.
  gap: `calc(${space.sm} + ${space.hair})`,
});

export const name = style({
  display: 'grid',
  alignContent: 'center',
  width: '9em',
  height: `calc(${size.touch} + ${space.xs})`,
  marginInline: 'auto',
});

/** As high as a composer with one line. */
export const composer = style([
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

export const rows = style([
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
