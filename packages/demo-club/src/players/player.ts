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
  /** How broad the shoulders are; 1 is the middle. */
  build: number;
  /** Where the face looks: -1 to the viewer's left, 1 to the right. */
  turn: number;
  /** Degrees the head leans. */
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
