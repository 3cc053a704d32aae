import { CardBack, type PlayerCard } from '@homestand/ui';

const player = { name: '佐藤 さくら', romaji: 'Sakura Sato', jerseyNumber: '7', pictureUrl: '' };
const card: PlayerCard = {
  ...player,
  id: 1,
  kind: 'silver',
  collected: true,
  birthYear: 2001,
  height: 178,
  weight: 76,
  birthPlace: '神奈川県',
  school: '',
  position: 'infielder',
  batting: 'rightLeft',
  message: 'いつも応援ありがとうございます。',
  audioUrl: null,
  videoUrl: null,
};

export function SilverCardBack() {
  return <CardBack card={card} />;
}
