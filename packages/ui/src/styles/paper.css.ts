import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';

const { color, print, size, space } = vars;

/** Sheets below each other with their controls. Not in the index, as all of this: the first page prints nothing. */
export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { print: { display: 'block' } },
});

/** A sheet to print: black on white in both themes, like paper. */
export const paper = style({
  vars: {
    [color.canvas]: print.white,
    [color.surface]: print.white,
    [color.ink]: print.ink,
    [color.inkMuted]: print.ink,
    [color.border]: print.core,
    [color.success]: print.ink,
    [color.warning]: print.ink,
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.sm,
  color: print.ink,
  backgroundColor: print.white,
  boxShadow: vars.elevation.mid,
  colorScheme: 'only light',
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} solid CanvasText` },
    print: { borderRadius: 0, boxShadow: 'none' },
  },
});

// Resets the height and background of the page: they would print a second, empty sheet.
globalStyle(`:is(html, body, main):has(${paper})`, {
  '@media': { print: { minHeight: 0, backgroundColor: print.white } },
});

/** An empty square to tick by hand. */
export const tickBox = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: size.icon,
  height: size.icon,
  border: `${size.hairline} solid ${print.ink}`,
});
