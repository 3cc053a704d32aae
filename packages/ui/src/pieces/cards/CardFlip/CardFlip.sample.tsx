import { Button, CardFlip, type CardSide, type PlayerCard, Stack } from '@homestand/ui';
import { useState } from 'react';

const player = { id: 1, name: '佐藤 さくら', romaji: 'Sakura Sato', jerseyNumber: '7' };
const body = { birthYear: 2001, height: 178, weight: 76, birthPlace: '神奈川県', school: '' };
const play = { position: 'infielder', batting: 'rightLeft', message: '応援ありがとうございます。' };
const look = { kind: 'gold', collected: true, pictureUrl: '', audioUrl: null, videoUrl: null };
const card: PlayerCard = { ...player, ...body, ...play, ...look };

export function FlippedCard() {
  const [side, setSide] = useState<CardSide>('front');
  return (
    <Stack gap="xl">
      <CardFlip card={card} side={side} onSideChange={setSide} />
      <Button onClick={() => setSide(side === 'front' ? 'back' : 'front')}>カードを裏返す</Button>
    </Stack>
  );
}
