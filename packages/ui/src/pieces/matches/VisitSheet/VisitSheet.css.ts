import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';
import { paper, sheets } from '../../../styles/paper.css';

const { fontSize, size, space } = vars;

export const root = style([sheets, { justifyItems: 'start' }]);

export const controls = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.md,
  '@media': { print: { display: 'none' } },
});

export const sheet = style([
  paper,
  phrases,
  {
    justifyItems: 'center',
    gap: space.lg,
    width: '100%',
    padding: space.xl,
    textAlign: 'center',
    '@media': { print: { breakInside: 'avoid' } },
  },
]);

export const title = style([displayStyle.jersey, { fontSize: fontSize.jersey }]);

export const opponent = style([textStyle.heading, { overflowWrap: 'anywhere' }]);

export const code = style({
  display: 'grid',
  width: '100%',
  maxWidth: size.dialog,
  '@media': { print: { maxWidth: '36em' } },
});
