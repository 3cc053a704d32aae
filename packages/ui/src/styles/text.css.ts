import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { fontSize, leading, weight, fontFamily } = vars;

/** Complete text styles: size, line height and weight. */
export const textStyle = styleVariants({
  caption: { fontSize: fontSize.caption, lineHeight: leading.snug, fontWeight: weight.regular },
  small: { fontSize: fontSize.small, lineHeight: leading.snug, fontWeight: weight.regular },
  body: { fontSize: fontSize.body, lineHeight: leading.body, fontWeight: weight.regular },
  lead: { fontSize: fontSize.lead, lineHeight: leading.body, fontWeight: weight.regular },
  label: { fontSize: fontSize.body, lineHeight: leading.tight, fontWeight: weight.bold },
  labelSmall: { fontSize: fontSize.small, lineHeight: leading.tight, fontWeight: weight.bold },
  title: { fontSize: fontSize.title, lineHeight: leading.tight, fontWeight: weight.bold },
  heading: { fontSize: fontSize.heading, lineHeight: leading.tight, fontWeight: weight.bold },
  display: { fontSize: fontSize.display, lineHeight: leading.tight, fontWeight: weight.bold },
});

const figures = {
  fontFamily: fontFamily.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.flat,
} as const;

/** The condensed face, for Latin letters and figures only. */
export const displayStyle = styleVariants({
  price: { ...figures, fontWeight: '600', fontSize: '1.25em' },
  romaji: { ...figures, fontWeight: '600', letterSpacing: '0.04em' },
  jersey: { ...figures, fontWeight: '700', fontStyle: 'italic', fontSize: fontSize.jersey },
});

/** Breaks between phrases, not inside words, into balanced lines. */
export const phrases = style({ wordBreak: 'auto-phrase', textWrap: 'balance' });

/** The product's sentences: they break between phrases, and the last line is not a single word. */
export const sentences = style({ wordBreak: 'auto-phrase', textWrap: 'pretty' });

/** Lines of about one length around names, which say themselves where they break. */
export const evenLines = style({ textWrap: 'balance' });
