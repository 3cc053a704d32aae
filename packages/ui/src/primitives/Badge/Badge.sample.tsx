import { Badge, Button, Heading, Inline } from '@homestand/ui';
import { useState } from 'react';

export function UnreadCount() {
  const [count, setCount] = useState(3);
  return (
    <Inline>
      <Heading level={2}>メッセージ</Heading>
      <Badge count={count} label={`未読${count}件`} />
      <Button size="small" emphasis="quiet" onClick={() => setCount(0)}>
        すべて既読にする
      </Button>
    </Inline>
  );
}
