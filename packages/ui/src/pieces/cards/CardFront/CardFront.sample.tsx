import { CardFront, type PlayerCard } from '@homestand/ui';

const picture =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="4" r="2"/><path d="M1 9a4 4 0 0 1 8 0"/></svg>';
const player = { name: '佐藤 さくら', romaji: 'Sakura Sato', jerseyNumber: '7', school: '' };
const card: PlayerCard = {
  ...player,
  id: 1,
  pictureUrl: picture,
  kind: 'gold',
  collected: true,
  birthYear: 2001,
  height: 178,
  weight: 76,
  birthPlace: '神奈川県',
  position: 'infielder',
  batting: 'rightLeft',
  message: 'いつも応援ありがとうございます。',
  audioUrl: null,
  videoUrl: null,
};

export function GoldCard() {
  return <CardFront card={card} priority />;
}
