import { NotificationSettings } from '@homestand/ui';
import { useState } from 'react';

export function Notifications() {
  const [on, setOn] = useState(false);
  const [chosen, setChosen] = useState({ messages: true, orders: true });
  return (
    <NotificationSettings
      status={on ? 'on' : 'off'}
      chosen={chosen}
      onEnable={() => setOn(true)}
      onChange={setChosen}
    />
  );
}
