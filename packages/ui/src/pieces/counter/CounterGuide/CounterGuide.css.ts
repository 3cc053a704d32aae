import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';

const { size, space, print } = vars;

export const root = style([sheets, { justifyItems: 'start' }]);

export const controls = style({ '@media': { print: { display: 'none' } } });

/** The shapes are told apart by outline, so that they print in black. */
export const sheet = style([
  paper,
  {
    gap: space.md,
    width: '100%',
    padding: space.lg,
    '@media': { print: { gap: space.sm, padding: 0 } },
  },
]);

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
