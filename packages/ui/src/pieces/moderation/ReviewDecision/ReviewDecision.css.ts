import { style } from '@vanilla-extract/css';
import { media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  // Not a grid, in which a sticky button could not leave its row.
  display: 'flex',
  flexDirection: 'column',
  rowGap: space.md,
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
  '@media': {
    [media.desktop]: {
      borderBlockStart: 0,
      borderInlineStart: `${size.hairline} solid ${color.border}`,
    },
  },
});

/** The button that decides stays in sight however far the rest is scrolled. */
export const action = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.sm,
  width: '100%',
  maxWidth: size.page,
  marginBlockStart: 'auto',
  paddingBlock: space.md,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
});

export const note = style([textStyle.small, { display: 'block', color: color.inkMuted }]);

export const fan = style({
  paddingBlock: space.md,
  borderBlock: `${size.hairline} solid ${color.border}`,
});

export const form = style({ maxWidth: size.page });

export const reasonForFan = style([textStyle.small, { whiteSpace: 'pre-wrap' }]);

export const done = style([
  textStyle.body,
  { display: 'flex', gap: space.sm, alignItems: 'start' },
]);
