import { PlayerCarousel } from '@homestand/ui';
import { useState } from 'react';

const items = ['佐藤', '鈴木', '高橋', '田中', '伊藤'].map((nameJapanese, index) => ({
  id: index + 1,
  nameJapanese,
  nameRomaji: '',
  avatarUrl: '',
  pictureUrl: '',
}));

export function ChooseReceiver() {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  return <PlayerCarousel items={items} selectedId={selectedId} onSelect={setSelectedId} />;
}
