/** 1 pitcher, 2 catcher, 3 infielder, 4 outfielder. */
export type Position = 1 | 2 | 3 | 4;

/** Throws and bats: 1 right, right; 2 right, left; 3 left, right; 4 left, left. */
export type Batting = 1 | 2 | 3 | 4;

export type Look = {
  skin: 'fair' | 'light' | 'tan' | 'deep';
  hairColor: 'black' | 'brown' | 'ash' | 'chestnut' | 'grey';
  hair: 'buzz' | 'crop' | 'part' | 'spikes' | 'fringe' | 'waves' | 'long' | 'back';
  face: 'oval' | 'round' | 'square' | 'long' | 'heart';
  brows: 'straight' | 'arched' | 'thick' | 'sharp' | 'soft';
  eyes: 'round' | 'narrow' | 'gentle' | 'keen';
  nose: 'small' | 'broad' | 'long';
  mouth: 'calm' | 'soft' | 'wide' | 'smirk' | 'shout';
  beard?: 'stubble' | 'goatee' | 'full' | 'moustache';
  glasses?: 'round' | 'square' | 'shades';
  mark?: 'mole' | 'freckles' | 'eyeBlack' | 'plaster';
  head: 'cap' | 'capShades' | 'helmet' | 'bare' | 'catcher';
  shirt: 'home' | 'away' | 'scarlet' | 'jacket';
  /** The colour of the sleeves under the shirt. */
  under: 'scarlet' | 'black' | 'navy' | 'white';
  pose:
    | 'folded'
    | 'batShoulder'
    | 'batReady'
    | 'glove'
    | 'ball'
    | 'hips'
    | 'fist'
    | 'brim'
    | 'mitt'
    | 'towel';
  /** Width of the shoulders; 1 is average. */
  build: number;
  /** Direction of the face: -1 is the viewer's left, 1 the right. */
  turn: number;
  /** Tilt of the head in degrees. */
  lean: number;
};

export type Player = {
  jerseyNumber: string;
  nameJapanese: string;
  nameRomaji: string;
  position: Position;
  birthYear: number;
  height: number;
  weight: number;
  birthPlace: string;
  school: string;
  batting: Batting;
  message: string;
  loginId: string;
  look: Look;
};
