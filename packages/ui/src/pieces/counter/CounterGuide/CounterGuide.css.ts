import { globalStyle, style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { size, space, print, color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.lg,
  '@media': { print: { display: 'block' } },
});

export const controls = style({ '@media': { print: { display: 'none' } } });

/** White in both themes, like paper. The shapes are told apart by outline, so that they print in black. */
export const sheet = style({
  vars: {
    [color.canvas]: print.white,
    [color.ink]: print.ink,
    [color.inkMuted]: print.ink,
    [color.success]: print.ink,
    [color.warning]: print.ink,
  },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  width: '100%',
  padding: space.lg,
  borderRadius: vars.radius.sm,
  color: print.ink,
  backgroundColor: print.white,
  boxShadow: vars.elevation.mid,
  colorScheme: 'only light',
  '@media': {
    [media.forcedColors]: { border: `${size.hairline} solid CanvasText` },
    print: { gap: space.sm, padding: 0, borderRadius: 0, boxShadow: 'none' },
  },
});

// Resets the height and background of the page: they would print a second, empty sheet.
globalStyle(`:is(html, body, main):has(${sheet})`, {
  '@media': { print: { minHeight: 0, backgroundColor: print.white } },
});

/** Side by side on paper, which has the width of a desktop and one page of height. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
  },
});

const marked = style([
  textStyle.small,
  phrases,
  { display: 'grid', gap: space.xs, paddingInlineStart: space.xl },
]);

export const steps = style([marked, { listStyle: 'decimal' }]);

export const points = style([marked, { listStyle: 'disc' }]);

export const signs = style({
  display: 'grid',
  gap: space.md,
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.xl },
  },
});

export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `${size.hairline} solid ${print.core}`,
  breakInside: 'avoid',
});
