import { style } from '@vanilla-extract/css';
import { displayStyle, sentences, textStyle, vars } from '../../../styles';

const { color, space, size, radius } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  paddingBlockStart: space.md,
  paddingInline: space.lg,
  selectors: { '&:empty': { display: 'none' } },
});

export const waiting = style({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  border: `${size.stroke} dashed ${color.warning}`,
  borderRadius: radius.sm,
  backgroundColor: color.warningSoft,
});

export const note = style([textStyle.caption, sentences]);

export const time = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.body, marginInlineStart: 'auto' },
]);

export const refused = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  padding: space.md,
  border: `${size.ring} solid ${color.ink}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
});

export const lead = style([textStyle.label, sentences]);
