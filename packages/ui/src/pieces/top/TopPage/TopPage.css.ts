import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  // Clips the slanted elements at the screen's edges, so that they never widen the page.
  overflowX: 'clip',
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flexGrow: 1,
  width: '100%',
  maxWidth: `calc(${vars.size.page} + 2 * ${vars.space.lg})`,
  marginInline: 'auto',
  paddingInlineStart: `max(${vars.space.lg}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${vars.space.lg}, env(safe-area-inset-right))`,
  paddingBlockEnd: vars.space.xxl,
});

const room = { selectors: { '&:empty': { display: 'none' } } } as const;

/** Full width; takes no space while empty. */
export const notice = style([room, { marginInline: `calc(-1 * ${vars.space.lg})` }]);

export const part = style([
  room,
  {
    paddingBlockStart: vars.space.xxl,
    // The hero's slant ends lower on the left, so the first part needs less space.
    selectors: {
      '&:nth-child(2)': { paddingBlockStart: vars.space.lg },
      '&:nth-child(2):empty + &': { paddingBlockStart: vars.space.lg },
    },
  },
]);
