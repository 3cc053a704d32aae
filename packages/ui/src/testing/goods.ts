import type { components } from '@homestand/api-client/contract';
import { rampOf, sampleColor } from '../tokens';
import { dataUri, star } from './portrait';

type Thing = keyof typeof drawings;

export type DemoGoods = components['schemas']['Product'];

const ramp = rampOf(sampleColor);

const drawings = {
  jersey: `<path d="M31 16 42 12c2 8 14 8 16 0l11 4 18 16-11 13-7-6v47H31V39l-7 6-11-13z" fill="#fffdfa"/><path d="M38 20v64M46 24v60M54 24v60M62 20v64" stroke="${ramp[600]}" opacity=".3"/><path d="M31 16 42 12c2 8 14 8 16 0l11 4 18 16-11 13-7-6v47H31V39l-7 6-11-13z" fill="none" stroke="${ramp[600]}" stroke-width="2.4"/><path d="M43 48h15l-9 24" fill="none" stroke="${ramp[600]}" stroke-width="5"/>`,
  towel: `<path d="M10 36c14-6 26 6 40 0s26-6 40 0v32c-14-6-26-6-40 0s-26 6-40 0z" fill="${ramp[600]}"/><path d="M10 42c14-6 26 6 40 0s26-6 40 0M10 62c14 6 26 6 40 0s26-6 40 0" fill="none" stroke="#fff" stroke-width="1.6"/><path d="m50 43 2.6 6 6.4.6-4.8 4.2 1.5 6.4L50 56.800l-5.7 3.4 1.5-6.4-4.8-4.2 6.4-.6z" fill="#fff"/>`,
  keyHolder: `<circle cx="50" cy="22" r="11" fill="none" stroke="#8f8782" stroke-width="4"/><path d="M50 33v8" stroke="#8f8782" stroke-width="4"/><path d="M32 40h36v38L50 89 32 78z" fill="${ramp[600]}"/><path d="M42 54v18M58 54v18M50 54h8M50 63h8M50 72h8" fill="none" stroke="#fff" stroke-width="3"/>`,
  ring: `<circle cx="50" cy="60" r="25" fill="none" stroke="#d5a03a" stroke-width="7"/><path d="M40 22h20l7 10-17 16-17-16z" fill="${ramp[500]}"/><path d="M33 32h34M44 32l6 15 6-15-6-9z" fill="none" stroke="#fff" stroke-width="1.4"/>`,
  cap: `<path d="M20 60c0-24 13-36 30-36s30 12 30 36z" fill="${ramp[600]}"/><path d="M50 24v36M36 28c-5 9-7 20-7 32M64 28c5 9 7 20 7 32" fill="none" stroke="${ramp[800]}" stroke-width="1.4"/><path d="M16 60h68c2 8-4 14-12 14-16-5-34-5-48 0-8 0-10-8-8-14z" fill="${ramp[700]}"/><path transform="translate(50 46) scale(.45)" d="${star}" fill="none" stroke="#fff" stroke-width="7.5" stroke-linejoin="round"/>`,
  megaphone: `<path d="M30 24h40l12 56H18z" fill="${ramp[500]}"/><path d="M34 24h32l2 9H32z" fill="${ramp[800]}"/><path d="M20 70h60l2 10H18z" fill="#fff" opacity=".85"/><path d="M24 52h52" stroke="#fff" stroke-width="5"/>`,
  necklace: `<path d="M22 14c0 34 12 48 28 52 16-4 28-18 28-52" fill="none" stroke="#a8a39e" stroke-width="2.4"/><path d="M50 64c9 11 12 15 12 20a12 12 0 0 1-24 0c0-5 3-9 12-20z" fill="${ramp[700]}"/><path d="M45 82c0-3 2-6 4-8" fill="none" stroke="#fff" stroke-width="2"/>`,
  voice: `<circle cx="50" cy="50" r="30" fill="none" stroke="${ramp[600]}" stroke-width="8"/><path d="M34 44v12M42 36v28M50 40v20M58 33v34M66 44v12" stroke="${ramp[800]}" stroke-width="4"/>`,
};

const angles = ['', 'rotate(-10 50 50)', 'translate(14 14) scale(.72)'];

/** A product as an SVG data URI, 400 × 400, from one of three sides. */
function picture(thing: Thing, side: number): string {
  return dataUri(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round"><defs><radialGradient id="g" cx=".34" cy=".26" r=".95"><stop stop-color="#fffdfb"/><stop offset="1" stop-color="#efe3de"/></radialGradient></defs><path d="M0 0h100v100H0z" fill="url(#g)"/><ellipse cx="50" cy="93" rx="24" ry="2.6" fill="#3a1d18" opacity=".1"/><g transform="${angles[side % angles.length]}">${drawings[thing]}</g></svg>`,
  );
}

const productOf = (
  thing: Thing,
  [name, price, size, material]: readonly [string, number, string, string],
  overrides: Partial<DemoGoods> = {},
): Omit<DemoGoods, 'id'> => ({
  name,
  price,
  size,
  material,
  description:
    '応援席でも街でも使いやすい仕立てにしました。汗を逃がす生地なので、夏のデーゲームでも快適です。\n洗濯のときは裏返してネットに入れてください。',
  imageUrls: [0, 1, 2].map((side) => picture(thing, side)),
  category: 'goods for support',
  externalLinkEnabled: 0,
  externalLinkUrl: null,
  ...overrides,
});

const jewelry = { category: 'jewelry' } as const;

const kinds = [
  productOf('jersey', ['ホームユニフォーム 2026', 8800, 'S / M / L / XL', 'ポリエステル100%']),
  productOf('towel', ['スカーレットマフラータオル', 2200, '約20×110cm', '綿100%']),
  productOf('keyHolder', ['背番号キーホルダー', 880, '約7.5×4cm', 'アクリル、鉄']),
  productOf('ring', ['ダイヤモンドモチーフリング', 15400, '9号 / 11号 / 13号', '真鍮'], jewelry),
  productOf('cap', ['プレーヤーズキャップ', 4950, '57〜61cm（調整できます）', '綿100%']),
  productOf('megaphone', ['応援メガホン', 1100, '高さ約22cm', 'ポリプロピレン']),
  productOf('necklace', ['しずくのネックレス', 12100, 'チェーン約45cm', 'シルバー925'], jewelry),
  productOf('voice', ['ボイスリング', 1100, '音声12種類', 'デジタルコンテンツ'], {
    category: 'digital',
    externalLinkEnabled: 1,
    externalLinkUrl: 'https://example.com/voice-ring',
    description: '選手の声で、朝の目覚めや試合前の時間をお知らせする音声集です。',
  }),
] as const;

/** Products of the demo shop in the given number; repeats after the last kind. */
export const goods = (count: number): DemoGoods[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(kinds[index % kinds.length] ?? kinds[0]),
    id: index + 1,
  }));

export const demoGoods = (place: 'jersey' | 'towel' | 'ring' | 'voice' = 'jersey'): DemoGoods => {
  const index = { jersey: 0, towel: 1, ring: 3, voice: 7 }[place];
  return { ...(kinds[index] ?? kinds[0]), id: index + 1 };
};
