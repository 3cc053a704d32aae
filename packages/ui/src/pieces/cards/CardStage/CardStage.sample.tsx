import { Button, CardStage, type PlayerCard } from '@homestand/ui';
import { useState } from 'react';

const player = { id: 1, name: '佐藤 さくら', romaji: 'Sakura Sato', jerseyNumber: '7' };
const body = { birthYear: 2001, height: 178, weight: 76, birthPlace: '神奈川県', school: '' };
const play = { position: 'infielder', batting: 'rightLeft', message: '応援ありがとうございます。' };
const look = { kind: 'gold', collected: true, pictureUrl: '', audioUrl: null, videoUrl: null };
const card: PlayerCard = { ...player, ...body, ...play, ...look };

export function OpenCard() {
  const [open, setOpen] = useState(false);
  return open ? (
    <CardStage card={card} isNew onClose={() => setOpen(false)} />
  ) : (
    <Button onClick={() => setOpen(true)}>カードを開く</Button>
  );
}
