import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../styles';

export const ratio = createVar();
export const ownWidth = createVar();

export const root = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: ratio,
  backgroundColor: vars.color.sunken,
  containerType: 'inline-size',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Size of a media message: as large as the file, and never more than 200 × 240. */
export const thumbnail = style({
  width: `min(100%, ${ownWidth}, ${vars.size.thumbWidth}, calc(${vars.size.thumbHeight} * ${ratio}))`,
});

export const rounded = styleVariants(vars.radius, (radius) => ({ borderRadius: radius }));

export const blurred = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: `blur(${vars.space.md})`,
  // The blur is transparent at the edges; scaling moves them outside.
  transform: 'scale(1.1)',
});

export const image = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  // Hides the alt text that browsers draw while the picture loads or when it fails.
  color: 'transparent',
});

export const fit = styleVariants({
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
});

export const fallback = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xs,
  padding: vars.space.xs,
  textAlign: 'center',
  color: vars.color.inkMuted,
});

export const words = style([
  textStyle.caption,
  {
    display: 'none',
    '@container': { [`(min-width: ${vars.size.columnMedium})`]: { display: 'block' } },
  },
]);
