import { DeskHeader } from '@homestand/ui';
import { useState } from 'react';

export function Header() {
  const [on, setOn] = useState(true);
  return (
    <DeskHeader
      name="三浦 健"
      counts={{ handedOver: 12, total: 40 }}
      sound={{ on, onChange: setOn }}
      onLogout={() => window.location.reload()}
    />
  );
}
