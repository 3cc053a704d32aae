import { CardGrid, type PlayerCard, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

const body = { birthYear: 2001, height: 178, weight: 76, birthPlace: '神奈川県', school: '' };
const media = { pictureUrl: '', audioUrl: null, videoUrl: null };
const items = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺'].map(
  (name, index): PlayerCard => ({
    ...{ ...body, ...media, name, romaji: '', message: '' },
    id: index + 1,
    jerseyNumber: String(index + 1),
    kind: index === 0 ? 'gold' : 'normal',
    collected: index < 4,
    position: 'infielder',
    batting: 'rightRight',
  }),
);

export function TeamCards() {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Stack gap="lg">
      <CardGrid items={items} hrefOf={(cardId) => `#card-${cardId}`} onOpen={setOpened} />
      <div role="status">{opened !== null && <Text>{opened} 番のカードを開きます。</Text>}</div>
    </Stack>
  );
}
