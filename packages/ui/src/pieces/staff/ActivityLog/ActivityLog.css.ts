import { style } from '@vanilla-extract/css';
import { displayStyle, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

/** On a phone the fields would fill the first screen. */
const folded = {
  '@media': {
    [`not all and ${media.tablet}`]: { selectors: { '&:not([data-open])': { display: 'none' } } },
  },
};

export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const submit = style([folded, { display: 'grid' }]);

export const fields = style([
  folded,
  {
    display: 'grid',
    gap: space.md,
    alignItems: 'end',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

export const days = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const entry = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `${size.columnMedium} minmax(0, 2fr) minmax(0, 3fr)`,
      columnGap: space.lg,
      alignItems: 'center',
    },
  },
});

export const at = style([displayStyle.romaji, { color: color.inkMuted }]);

/** Everything that is known of the entry, in as few lines as it needs. */
export const details = style([
  textStyle.caption,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.md, minWidth: 0 },
]);

export const detail = style([
  textStyle.caption,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.sm, color: color.inkMuted },
]);

export const before = style({ color: color.inkMuted, textDecoration: 'line-through' });
