import { style } from '@vanilla-extract/css';
import { focusRing, textStyle, vars } from '../../styles';

const { color, space, radius, size } = vars;

export const page = style({ display: 'grid', gap: space.xl, padding: space.lg });

export const search = style({ display: 'grid', gap: space.xs, maxWidth: size.columnWide });

export const label = style([textStyle.label, { color: color.ink }]);

export const input = style([
  focusRing,
  textStyle.body,
  {
    minHeight: size.touch,
    minWidth: 0,
    paddingInline: space.md,
    border: `${size.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    color: color.ink,
  },
]);

export const count = style([textStyle.small, { color: color.inkMuted }]);

export const list = style({
  display: 'grid',
  columnGap: space.xl,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.dialog}), 1fr))`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  minWidth: 0,
  paddingBlock: space.md,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  color: color.ink,
});

export const about = style({ display: 'grid', flex: '1 1 8em', minWidth: 0 });

export const title = style([textStyle.label, { color: color.ink }]);

export const code = style([textStyle.caption, { color: color.inkMuted, overflowWrap: 'anywhere' }]);

export const use = style([textStyle.small, { color: color.inkMuted }]);

export const copies = style({ display: 'flex', gap: space.xs });
