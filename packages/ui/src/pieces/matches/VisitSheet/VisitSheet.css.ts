import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';
import { paper } from '../../../styles/paper.css';

const { color, fontSize, size, space, print } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.lg,
  '@media': { print: { display: 'block' } },
});

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
    vars: { [color.ink]: print.ink, [color.inkMuted]: print.ink },
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
