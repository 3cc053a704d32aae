import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';

const { size, space, print } = vars;

export const root = sheets;

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

/** Each begins a page. */
export const sheet = style([
  paper,
  {
    gap: space.md,
    padding: space.lg,
    '@media': { print: { padding: 0, breakAfter: 'page' } },
    selectors: { '&:last-child': { breakAfter: 'auto' } },
  },
]);

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

export const staffMemo = style([textStyle.caption, { '@media': { print: { display: 'none' } } }]);
