import { style, styleVariants } from '@vanilla-extract/css';
import {
  beams,
  container,
  displayStyle,
  media,
  panel,
  phrases,
  soft,
  textStyle,
  vars,
} from '../../../styles';

const { color, fontSize, radius, size, space, dark } = vars;

const red = (share: number) => soft(color.accent, share);

/** Dark background in both themes, so its text is light in both. */
export const root = style({
  vars: {
    [color.ink]: dark.ink,
    [color.inkMuted]: dark.inkMuted,
    [color.accentInk]: dark.accentInk,
  },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44%)',
  overflow: 'hidden',
  containerType: 'inline-size',
  borderRadius: radius.lg,
  color: color.ink,
  backgroundColor: color.stage,
  backgroundImage: beams([30, 46, 52, 55], red(30), red(22)),
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

/** Spans the whole card; the picture lies behind its end. */
export const words = style({
  gridArea: '1 / 1 / 2 / 3',
  zIndex: vars.depth.raised,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space.xl,
  minHeight: size.record,
  paddingBlock: space.lg,
  paddingInlineStart: space.lg,
  paddingInlineEnd: '40%',
  '@container': {
    // At 200 % text size on a narrow phone the text takes the whole width, over a paler picture.
    [container.cramped]: { paddingInlineEnd: space.lg },
  },
});

export const jersey = style([
  displayStyle.jersey,
  { fontSize: `calc(${fontSize.jersey} * 1.35)`, color: color.accentInk },
]);

const anyName = style([phrases]);

/** A long name is set smaller, so that it does not cover the face. */
export const name = styleVariants({
  short: [anyName, textStyle.title],
  long: [anyName, textStyle.label],
});

export const count = style([
  textStyle.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.xs, whiteSpace: 'pre' },
]);

export const figure = style([displayStyle.jersey, { fontSize: fontSize.display }]);

export const total = style([
  displayStyle.romaji,
  { fontSize: fontSize.title, color: color.inkMuted },
]);

export const picture = style({
  gridArea: '1 / 2',
  position: 'relative',
  maskImage: 'linear-gradient(to right, transparent, CanvasText 38%)',
  '@container': { [container.cramped]: { opacity: 0.35 } },
});

export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
});

export const empty = style([panel, { padding: space.lg }]);
