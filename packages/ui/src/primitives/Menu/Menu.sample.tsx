import { Inline, Menu, Text } from '@homestand/ui';
import { EditIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function MessageActions() {
  const [chosen, setChosen] = useState('');
  return (
    <Inline justify="between">
      <Text>{chosen ? `${chosen}を選びました。` : '右のボタンから選びます。'}</Text>
      <Menu
        label="メッセージのメニュー"
        items={[
          { id: '編集', label: '編集', icon: <EditIcon /> },
          { id: '削除', label: '削除', tone: 'danger' },
        ]}
        onSelect={setChosen}
      />
    </Inline>
  );
}
