import { globalStyle, style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../../styles';

const { size, space, print } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { print: { display: 'block' } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

/** White in both themes, like paper; each begins a page. */
export const sheet = style({
  vars: { [vars.color.border]: print.core, [vars.color.inkMuted]: print.ink },
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
    print: {
      padding: 0,
      borderRadius: 0,
      boxShadow: 'none',
      breakAfter: 'page',
    },
  },
  selectors: { '&:last-child': { breakAfter: 'auto' } },
});

// Resets the height and background of the page: they would print a second, empty sheet.
globalStyle(`:is(html, body, main):has(${sheet})`, {
  '@media': { print: { minHeight: 0, backgroundColor: print.white } },
});

export const to = style([
  textStyle.title,
  {
    flex: `1 1 ${size.columnWide}`,
    alignSelf: 'start',
    paddingBlockEnd: space.xs,
    borderBlockEnd: `${size.hairline} solid ${print.ink}`,
  },
]);

export const sender = style({
  flex: `1 1 ${size.columnWide}`,
  display: 'flex',
  alignItems: 'start',
  gap: space.sm,
});

export const logo = style({ flex: 'none', width: size.touch, height: size.touch });

export const senderWords = style([textStyle.caption, { display: 'grid', minWidth: 0 }]);

export const box = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: size.icon,
  height: size.icon,
  border: `${size.hairline} solid ${print.ink}`,
});

export const staffMemo = style([textStyle.caption, { '@media': { print: { display: 'none' } } }]);
