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
