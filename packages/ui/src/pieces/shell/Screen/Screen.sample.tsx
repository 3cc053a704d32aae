import { Button, Center, Screen, Text } from '@homestand/ui';
import { useState } from 'react';

export function Confirm() {
  const [ordered, setOrdered] = useState(false);
  return (
    <Screen
      title="注文確認"
      back={{ href: '#cart' }}
      footer={
        <Button tone="accent" fullWidth disabled={ordered} onClick={() => setOrdered(true)}>
          注文を確定する
        </Button>
      }
    >
      <Center>
        <Text>{ordered ? '注文を受け付けました。' : 'フェイスタオル 1 点'}</Text>
      </Center>
    </Screen>
  );
}
