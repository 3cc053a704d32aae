import { Switch } from '@homestand/ui';
import { useState } from 'react';

export function Notifications() {
  const [on, setOn] = useState(true);
  return (
    <Switch
      label="新着メッセージ"
      description={on ? '届いたら、この端末にお知らせします。' : 'お知らせしません。'}
      checked={on}
      onCheckedChange={setOn}
    />
  );
}
