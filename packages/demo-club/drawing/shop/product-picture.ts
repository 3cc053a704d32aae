import { club } from '../palette.ts';
import { glow, gradient, line, path, picture } from '../svg.ts';
import { apparel, jersey } from './cloth.ts';
import { voice, wares } from './goods.ts';
import type { Item, Side } from './item.ts';
import { jewels } from './jewelry.ts';

/** The pictures of a product, 600 × 600: front, back, and for some a detail. */
export const productPictures = (item: Item): readonly string[] => [
  scene(item, 'front', 'paper'),
  scene(item, 'back', item.kind === 'voice' ? 'scarlet' : 'linen'),
  ...('metal' in item || item.kind === 'jersey' || item.kind === 'cap' ? [closeUp(item)] : []),
];

type Ground = 'paper' | 'linen' | 'scarlet' | 'velvet';

function scene(item: Item, side: Side, kind: Ground): string {
  const ground = 'metal' in item && side === 'back' ? 'velvet' : kind;
  return picture(
    600,
    600,
    groundOf(ground) +
      shadow +
      (side === 'back' && 'metal' in item ? tray : '') +
      lifted(draw(item, side)),
  );
}

const closeUp = (item: Item) =>
  picture(
    600,
    600,
    `${groundOf('paper')}<g transform="translate(300 300) scale(2) translate(-300 -${focusOf(item)})">${lifted(draw(item, 'front'))}</g>`,
  );

const focusOf = (item: Item) => (item.kind === 'ring' ? 230 : 'metal' in item ? 360 : 270);

/** Adds a soft drop shadow to the lower right. */
const lifted = (content: string) =>
  `<defs><filter id="lift" color-interpolation-filters="sRGB" x="-10%" y="-10%" width="125%" height="130%"><feDropShadow dx="7" dy="16" stdDeviation="13" flood-color="#3a1418" flood-opacity=".3"/></filter></defs><g filter="url(#lift)"><g transform="translate(300 300) scale(.86) translate(-300 -300)">${content}</g></g>`;

const shadow = '<ellipse cx="306" cy="528" rx="210" ry="26" fill="#3a1418" opacity=".07"/>';

const tray = `${path('M92 92H508V508H92Z', '#000', 'opacity=".22"')}${path('M100 100H500V500H100Z', '#4d1420')}${line('M100 500V100H500', '#2a0810', 6)}${line('M100 500H500V100', '#8a3344', 3)}`;

const grounds: Readonly<Record<Ground, readonly [string, string, string]>> = {
  paper: ['#ffffff', '#f8f1eb', '#ecdfd6'],
  linen: ['#fdf3f2', '#f5dfdd', '#e3bfbe'],
  scarlet: [club.light, club.main, club.dark],
  velvet: ['#6b1d2c', '#521320', '#2d0a12'],
};

function groundOf(kind: Ground): string {
  return `<defs>${gradient('ground', grounds[kind], 'x2=".6" y2="1"')}${glow('lamp', ['#fff/.8', '#fff/0'], 'cx=".3" cy=".2" r=".7"')}</defs>${path('M0 0H600V600H0Z', 'url(#ground)')}${kind === 'linen' ? path('M0 430L600 330V600H0Z', '#fff', 'opacity=".28"') : ''}${path('M0 0H600V600H0Z', 'url(#lamp)', kind === 'velvet' || kind === 'scarlet' ? 'opacity=".22"' : '')}`;
}

function draw(item: Item, side: Side): string {
  switch (item.kind) {
    case 'jersey':
      return jersey(item.cloth, item.text, side);
    case 'tee':
    case 'hoodie':
    case 'cap':
    case 'tote':
    case 'muffler':
    case 'towel':
    case 'flag':
      return apparel[item.kind](item.color, item.text, side);
    case 'voice':
      return voice(item.color, side);
    case 'necklace':
    case 'earrings':
    case 'ring':
    case 'cuff':
    case 'bracelet':
    case 'pin':
    case 'links':
      return jewels[item.kind](item.metal, item.shape, item.stone, side);
    default:
      return wares[item.kind](item.color, item.text, side);
  }
}
