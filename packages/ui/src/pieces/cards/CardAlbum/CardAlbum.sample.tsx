import { CardAlbum, type PlayerCard, ScanButton } from '@homestand/ui';
import { useState } from 'react';

const body = { birthYear: 2001, height: 178, weight: 76, birthPlace: '神奈川県', school: '' };
const media = { pictureUrl: '', audioUrl: null, videoUrl: null };
const items = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺'].map(
  (name, index): PlayerCard => ({
    ...{ ...body, ...media, name, romaji: '', message: '' },
    id: index + 1,
    jerseyNumber: String(index + 1),
    kind: index === 0 ? 'gold' : 'normal',
    collected: index < 2,
    position: 'infielder',
    batting: 'rightRight',
  }),
);

export function MyCards() {
  const [waiting, setWaiting] = useState(0);
  return (
    <>
      <CardAlbum items={items} hrefOf={(cardId) => `#card-${cardId}`} waiting={waiting} />
      <ScanButton onClick={() => setWaiting(waiting + 1)} />
    </>
  );
}
