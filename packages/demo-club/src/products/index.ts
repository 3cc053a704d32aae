import { club } from '../drawing/palette.ts';
import { jewelry } from './jewelry.ts';
import type { Product } from './product.ts';
import { supportGoods } from './support-goods.ts';

export type { Product } from './product.ts';

/** Placeholder for the seller's site; the club that runs the shop configures the real one. */
export const voiceRingUrl = 'https://example.com/voice-ring';

const voiceRing: Product = {
  name: 'ボイスリング',
  category: 'digital',
  price: 1100,
  size: '音声12種類（1本10〜20秒）',
  material: 'デジタルコンテンツ',
  description:
    '選手の声で、朝の目覚めや試合前の時間をお知らせする音声集です。おはようの一言から、九回裏の応援まで12本を収めました。販売元のページで購入すると、すぐにお聞きいただけます。',
  item: { kind: 'voice', color: club.main },
  externalLinkUrl: voiceRingUrl,
};

/** In the order of the shop; orders refer to products by index. */
export const products: readonly Product[] = [...supportGoods, ...jewelry, voiceRing];
