import { club } from '../palette.ts';

export type Shape = 'drop' | 'ball' | 'bat' | 'wave' | 'base' | 'anchor' | 'plain';
export type Metal = 'gold' | 'silver' | 'rose';

/** The subject of a product picture: one kind of thing in one colourway. */
export type Item =
  | { kind: 'jersey'; cloth: 'home' | 'away' | 'scarlet' | 'navy'; text: string }
  | {
      kind: 'tee' | 'hoodie' | 'cap' | 'tote' | 'mug' | 'megaphone' | 'bottle' | 'plush';
      color: string;
      text: string;
    }
  | { kind: 'muffler' | 'towel' | 'flag' | 'sticks' | 'fan' | 'band'; color: string; text: string }
  | { kind: 'tag' | 'badges' | 'stickers' | 'ball' | 'stand' | 'case'; color: string; text: string }
  | {
      kind: 'necklace' | 'earrings' | 'ring' | 'cuff' | 'bracelet' | 'pin' | 'links';
      metal: Metal;
      shape: Shape;
      stone?: string;
    }
  | { kind: 'voice'; color: string };

export type Side = 'front' | 'back';

/** What the products show, in the order of the shop. */
export const items: readonly Item[] = [
  { kind: 'jersey', cloth: 'home', text: '7' },
  { kind: 'muffler', color: club.main, text: 'SCARLETS' },
  { kind: 'tag', color: club.main, text: '18' },
  { kind: 'jersey', cloth: 'away', text: '3' },
  { kind: 'jersey', cloth: 'scarlet', text: '55' },
  { kind: 'jersey', cloth: 'navy', text: '1' },
  { kind: 'cap', color: club.main, text: 'SCARLETS' },
  { kind: 'cap', color: '#222a45', text: 'MINATO' },
  { kind: 'tee', color: club.main, text: 'SCARLETS' },
  { kind: 'tee', color: club.cream, text: 'MINATO' },
  { kind: 'hoodie', color: '#222a45', text: 'MINATO' },
  { kind: 'towel', color: club.main, text: 'SCARLETS' },
  { kind: 'megaphone', color: club.main, text: 'MINATO' },
  { kind: 'sticks', color: club.main, text: 'GO MINATO' },
  { kind: 'fan', color: club.main, text: '7' },
  { kind: 'flag', color: club.main, text: 'MINATO' },
  { kind: 'band', color: club.main, text: 'SCARLETS' },
  { kind: 'mug', color: club.main, text: 'SCARLETS' },
  { kind: 'bottle', color: club.deep, text: 'SCARLETS' },
  { kind: 'tote', color: club.cream, text: 'SCARLETS' },
  { kind: 'badges', color: club.main, text: '24' },
  { kind: 'stickers', color: club.main, text: '10' },
  { kind: 'ball', color: club.main, text: 'MINATO' },
  { kind: 'stand', color: club.main, text: '7' },
  { kind: 'case', color: '#222a45', text: '18' },
  { kind: 'plush', color: club.main, text: 'MINATO' },
  { kind: 'ring', metal: 'gold', shape: 'plain', stone: '#d42a44' },
  { kind: 'necklace', metal: 'silver', shape: 'drop', stone: '#9c1830' },
  { kind: 'necklace', metal: 'gold', shape: 'ball' },
  { kind: 'necklace', metal: 'silver', shape: 'anchor' },
  { kind: 'earrings', metal: 'gold', shape: 'ball' },
  { kind: 'earrings', metal: 'rose', shape: 'drop', stone: '#c9304a' },
  { kind: 'earrings', metal: 'silver', shape: 'base' },
  { kind: 'cuff', metal: 'gold', shape: 'wave' },
  { kind: 'bracelet', metal: 'silver', shape: 'bat' },
  { kind: 'bracelet', metal: 'rose', shape: 'anchor', stone: '#c9304a' },
  { kind: 'ring', metal: 'silver', shape: 'wave' },
  { kind: 'links', metal: 'silver', shape: 'ball', stone: '#b01c30' },
  { kind: 'pin', metal: 'gold', shape: 'wave', stone: '#d42a44' },
  { kind: 'voice', color: club.main },
];
