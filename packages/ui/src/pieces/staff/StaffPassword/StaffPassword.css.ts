import { globalStyle, style } from '@vanilla-extract/css';
import { displayStyle, media, phrases, textStyle, vars } from '../../../styles';

const { color, space, size, print } = vars;

export const screenOnly = style({
  display: 'grid',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

/** White in both themes, like the paper it is printed on. */
export const slip = style({
  vars: { [color.ink]: print.ink, [color.inkMuted]: print.ink, [color.border]: print.ink },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  borderRadius: vars.radius.sm,
  color: print.ink,
  backgroundColor: print.white,
  boxShadow: vars.elevation.mid,
  colorScheme: 'only light',
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} solid CanvasText` },
    print: { border: `${size.hairline} dashed ${print.ink}`, boxShadow: 'none' },
  },
});

// Resets the height and background of the page: they would print a second, empty sheet.
globalStyle(`:is(html, body, main):has(${slip})`, {
  '@media': { print: { minHeight: 0, backgroundColor: print.white } },
});

export const value = style([textStyle.label, { userSelect: 'all' }]);

export const password = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.display, userSelect: 'all' },
]);

export const steps = style([
  textStyle.small,
  phrases,
  {
    display: 'grid',
    gap: space.xs,
    paddingInlineStart: space.xl,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    listStyle: 'decimal',
  },
]);
