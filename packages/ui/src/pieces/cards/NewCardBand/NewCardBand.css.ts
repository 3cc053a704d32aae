import { keyframes, style } from '@vanilla-extract/css';
import { displayStyle, media, phrases, textStyle, vars } from '../../../styles';

const { club, gold, white } = vars.print;
const { space } = vars;

const sweep = keyframes({
  '0%': { transform: 'rotate(-3deg) translateX(-112%)' },
  '18%, 82%': { transform: 'rotate(-3deg)' },
  '100%': { transform: 'rotate(-3deg) translateX(112%)' },
});

const gleam = keyframes({
  '0%, 30%': { transform: 'translateX(-100%)' },
  '72%, 100%': { transform: 'translateX(100%)' },
});

export const sky = style({ overflow: 'hidden', pointerEvents: 'none', paddingBlock: space.lg });

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
  gap: space.hair,
  marginInline: '-4%',
  padding: `${space.sm} max(8%, ${space.xl})`,
  textAlign: 'center',
  color: white,
  backgroundImage: `linear-gradient(95deg, ${club[700]}, ${club[600]} 45%, ${club[700]})`,
  borderBlock: `${vars.size.stroke} solid ${gold.light}`,
  transform: 'rotate(-3deg)',
  '@media': {
    [media.motionAllowed]: { animation: `${sweep} 2s cubic-bezier(0.3, 0, 0.1, 1) both` },
    [media.forcedColors]: { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      opacity: 0.34,
      backgroundImage: `linear-gradient(105deg, transparent 40%, ${gold.glint} 50%, transparent 60%)`,
      transform: 'translateX(-100%)',
      '@media': { [media.motionAllowed]: { animation: `${gleam} 2s ease-in-out both` } },
    },
  },
});

export const title = style([
  displayStyle.jersey,
  {
    fontSize: `clamp(${vars.fontSize.title}, 8vw, ${vars.fontSize.jersey})`,
    letterSpacing: '0.03em',
    textWrap: 'balance',
  },
]);

export const tip = style([textStyle.small, phrases, { fontWeight: vars.weight.medium }]);
