import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media, vars } from '../../styles';
import * as modalStyles from '../Dialog/Dialog.css';

/** Distance by which the sheet has been dragged down. */
export const drawn = createVar();

/** Distance to below the screen, where a closed sheet is. */
const away = createVar();

export const frame = style([
  modalStyles.frame,
  {
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'end center',
    paddingBlockStart: `max(${vars.space.xxl}, env(safe-area-inset-top))`,
    // Where nothing is held in a hand, the lower edge is no nearer than the middle.
    '@media': {
      [media.desktop]: {
        placeItems: 'center',
        paddingInline: vars.space.lg,
        paddingBlock: vars.space.xxl,
      },
    },
  },
]);

export const panel = style([
  modalStyles.panel,
  {
    vars: { [away]: '100%' },
    maxWidth: vars.size.page,
    paddingBlockEnd: `max(${vars.space.xl}, env(safe-area-inset-bottom))`,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    transform: `translateY(${away})`,
    transition: `transform ${vars.motion.calm}`,
    selectors: {
      [`${frame}[open] > &`]: {
        transform: `translateY(${fallbackVar(drawn, '0')})`,
        '@starting-style': { transform: `translateY(${away})` },
      },
      '&[data-dragging]': { transition: 'none' },
    },
    '@media': {
      [media.forcedColors]: { borderBlockEnd: 0 },
      [media.desktop]: {
        vars: { [away]: '100dvh' },
        paddingBlockEnd: vars.space.xl,
        borderRadius: vars.radius.lg,
      },
      [`${media.forcedColors} and ${media.desktop}`]: {
        borderBlockEnd: `${vars.size.stroke} solid CanvasText`,
      },
    },
  },
]);

export const grip = style({
  flex: 'none',
  display: 'grid',
  // The title is centred in the sheet, not in the space beside the button.
  gridTemplateColumns: `${vars.size.touch} 1fr ${vars.size.touch}`,
  alignItems: 'start',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  paddingInline: vars.space.sm,
  paddingBlockEnd: vars.space.xs,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&::before': {
      content: '',
      gridColumn: '1 / -1',
      justifySelf: 'center',
      width: vars.size.avatar,
      height: vars.space.xs,
      marginBlockStart: vars.space.sm,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.borderStrong,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { backgroundColor: 'CanvasText' } } },
    // It is not dragged there.
    [media.desktop]: {
      paddingBlockStart: vars.space.sm,
      cursor: 'auto',
      touchAction: 'auto',
      userSelect: 'auto',
      selectors: { '&:active': { cursor: 'auto' }, '&::before': { display: 'none' } },
    },
  },
});

export const title = style([
  modalStyles.title,
  { gridColumn: 2, textAlign: 'center', paddingBlockStart: '0.45em' },
]);
