import { style } from '@vanilla-extract/css';
import { phrases, sentences, textStyle, vars } from '../../../styles';

export const card = style([
  sentences,
  {
    display: 'grid',
    rowGap: vars.space.sm,
    paddingInline: vars.space.lg,
    paddingBlock: vars.space.md,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
  },
]);

export const title = style([
  textStyle.small,
  phrases,
  {
    display: 'flex',
    gap: vars.space.sm,
    alignItems: 'center',
    fontWeight: vars.weight.bold,
    color: vars.color.danger,
  },
]);

/** A long message is cut: the fan knows the rest of it. */
export const quote = style([
  textStyle.small,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    margin: 0,
    paddingInlineStart: vars.space.md,
    borderInlineStart: `${vars.size.hairline} solid ${vars.color.border}`,
    overflow: 'hidden',
  },
]);

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });
