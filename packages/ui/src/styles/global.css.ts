import { globalFontFace, globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

const displayRange = 'U+0020-007E, U+00A5, U+00B7, U+00D7, U+0100-016B, U+2013-2026';

globalFontFace('Homestand Display', [
  {
    src: 'url(./fonts/display-600.woff2) format("woff2")',
    fontWeight: '600',
    fontDisplay: 'swap',
    unicodeRange: displayRange,
  },
  {
    src: 'url(./fonts/display-700-italic.woff2) format("woff2")',
    fontWeight: '700',
    fontStyle: 'italic',
    fontDisplay: 'swap',
    unicodeRange: displayRange,
  },
]);

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: vars.fontFamily.text,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  color: vars.color.ink,
  backgroundColor: vars.color.canvas,
  textSizeAdjust: '100%',
  // strict: 。 and 、 never start a line. anywhere: a long URL wraps instead of widening the page.
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
  // Japanese glyphs: without it Chinese forms may be used.
  fontLanguageOverride: '"JAN"',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
});

// virtua observes the page's root element. If the root grew with the rows that virtua measures, every list
// would end in "ResizeObserver loop completed with undelivered notifications".
globalStyle('html', { '@media': { screen: { height: '100%' } } });

globalStyle('body', { margin: 0, minHeight: '100dvh' });

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, dialog', {
  margin: 0,
  padding: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset, iframe', { border: 0, minWidth: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
globalStyle('button', { padding: 0, border: 0, backgroundColor: 'transparent', cursor: 'pointer' });
// A second tap would zoom.
globalStyle('a, button, label, summary', { touchAction: 'manipulation' });
globalStyle('img, video, svg, canvas', { display: 'block', maxWidth: '100%' });
// Slanted Japanese is hard to read; emphasis uses the weight.
globalStyle('em, i, cite, address', { fontStyle: 'normal' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: `${vars.motion.instant} !important`,
      animationIterationCount: '1 !important',
      // 0s and not a very short duration, which would apply every property change, such as the height of a
      // list, one frame late.
      transitionDuration: '0s !important',
    },
  },
});

// In the page itself, for the case that the app's scripts do not arrive: hidden for 20 s by a delayed animation, because
// the content policy allows no script in the page. The app removes it when it starts.
globalKeyframes('not-started', { from: { visibility: 'hidden' } });
globalStyle('#not-started', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: '40%',
  padding: vars.space.lg,
  textAlign: 'center',
  backgroundColor: vars.color.surface,
  animation: 'not-started 1ms 20s backwards',
});
globalStyle('#not-started a', { color: 'inherit', display: 'inline-block' });
