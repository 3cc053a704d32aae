import { PlayerPicker } from '@homestand/ui';
import { useState } from 'react';

const items = ['佐藤', '鈴木', '高橋'].map((nameJapanese, index) => ({
  id: index + 1,
  nameJapanese,
  nameRomaji: ['Sato', 'Suzuki', 'Takahashi'][index] ?? '',
  avatarUrl: '',
  pictureUrl: '',
}));

export function ChoosePlayer() {
  const [selectedId, setSelectedId] = useState(1);
  const [saved, setSaved] = useState(1);
  return (
    <>
      <PlayerPicker
        items={items}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onSave={setSaved}
      />
      <p>設定した番号：{saved}</p>
    </>
  );
}
