export type DemoPlayer = {
  number: number;
  name: string;
  romaji: string;
  skin: string;
  hair: string;
  smile: 'calm' | 'soft' | 'wide';
  /** Tilt of the head in degrees. */
  lean: number;
};

const skin = { fair: '#f0c9a6', light: '#e8b98f', tan: '#d6a175', deep: '#b98258' } as const;
const hair = { black: '#1c1614', brown: '#38241b', ash: '#4a382c' } as const;

/** The demo club's players, used by all stories. */
export const players = [
  {
    number: 18,
    name: '佐伯 颯太',
    romaji: 'Sota Saeki',
    skin: skin.light,
    hair: hair.black,
    smile: 'soft',
    lean: 0,
  },
  {
    number: 1,
    name: '黒田 蓮',
    romaji: 'Ren Kuroda',
    skin: skin.tan,
    hair: hair.brown,
    smile: 'calm',
    lean: -3,
  },
  {
    number: 7,
    name: '真壁 悠真',
    romaji: 'Yuma Makabe',
    skin: skin.fair,
    hair: hair.black,
    smile: 'wide',
    lean: 3,
  },
  {
    number: 24,
    name: '早乙女 陸',
    romaji: 'Riku Saotome',
    skin: skin.deep,
    hair: hair.black,
    smile: 'soft',
    lean: -2,
  },
  {
    number: 55,
    name: '小野寺 樹',
    romaji: 'Itsuki Onodera',
    skin: skin.light,
    hair: hair.ash,
    smile: 'wide',
    lean: 2,
  },
  {
    number: 10,
    name: '宮城 大和',
    romaji: 'Yamato Miyagi',
    skin: skin.tan,
    hair: hair.black,
    smile: 'calm',
    lean: 0,
  },
  {
    number: 3,
    name: '浅野 渚',
    romaji: 'Nagisa Asano',
    skin: skin.fair,
    hair: hair.brown,
    smile: 'soft',
    lean: 3,
  },
  {
    number: 31,
    name: '三条 晴',
    romaji: 'Haru Sanjo',
    skin: skin.light,
    hair: hair.black,
    smile: 'wide',
    lean: -4,
  },
  {
    number: 8,
    name: '古賀 翼',
    romaji: 'Tsubasa Koga',
    skin: skin.deep,
    hair: hair.brown,
    smile: 'calm',
    lean: 2,
  },
] as const satisfies readonly DemoPlayer[];
