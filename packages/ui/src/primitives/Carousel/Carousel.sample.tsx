import { Carousel, Text } from '@homestand/ui';
import { useState } from 'react';

const notices = ['新しいグッズが届きました。', '次の試合は土曜日です。', 'カードが増えました。'];

export function Notices() {
  const [selected, setSelected] = useState(0);
  return (
    <Carousel
      items={notices}
      getKey={(notice) => notice}
      renderItem={(notice) => <Text align="center">{notice}</Text>}
      label="お知らせ"
      motion={{ loop: true }}
      selected={selected}
      onSelect={setSelected}
    />
  );
}
