import { style, styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { beams, displayStyle, media, soft, vars } from '../../../styles';

const { color, fontSize, radius, size, space } = vars;

/** A field in the club's colour with the slant of the hero's edge; without the colour once a match does not take place. */
export const matchDay = recipe({
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space.xs,
    '@media': { [media.forcedColors]: { clipPath: 'none', border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      accent: {
        color: color.onAccent,
        backgroundColor: color.accent,
        backgroundImage: beams([46, 62, 70, 74], soft(color.onAccent, 10), soft(color.onAccent, 7)),
      },
      muted: { color: color.inkMuted, backgroundColor: color.sunken },
    },
    size: {
      large: {
        minWidth: size.columnNarrow,
        paddingBlock: space.lg,
        paddingInlineStart: space.lg,
        paddingInlineEnd: `calc(${space.xl} + ${space.sm})`,
        clipPath: `polygon(0 0, 100% 0, calc(100% - ${space.xl}) 100%, 0 100%)`,
      },
      small: {
        gap: space.hair,
        minWidth: size.avatarLarge,
        paddingBlock: space.sm,
        paddingInline: space.sm,
        borderRadius: radius.sm,
      },
    },
  },
  defaultVariants: { tone: 'accent', size: 'large' },
});

export type MatchDayVariants = NonNullable<RecipeVariants<typeof matchDay>>;

export const month = styleVariants({
  large: [displayStyle.romaji, { fontSize: fontSize.lead }],
  small: [displayStyle.romaji, { fontSize: fontSize.small }],
});

const figure = style([displayStyle.jersey, { paddingInlineEnd: '0.06em' }]);

export const date = styleVariants({
  large: [figure, { fontSize: `calc(${fontSize.jersey} * 1.5)` }],
  small: [figure, { fontSize: fontSize.display }],
});

const name = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.flat });

export const weekday = styleVariants({
  large: [name, { fontSize: fontSize.title }],
  small: [name, { fontSize: fontSize.small }],
});
