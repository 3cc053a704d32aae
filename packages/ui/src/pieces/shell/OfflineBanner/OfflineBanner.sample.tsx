import { Button, OfflineBanner } from '@homestand/ui';
import { useState } from 'react';

export function Connection() {
  const [offline, setOffline] = useState(true);
  return (
    <>
      <OfflineBanner offline={offline} pending={2} />
      <Button onClick={() => setOffline(!offline)}>
        {offline ? '通信をつなぐ' : '通信を切る'}
      </Button>
    </>
  );
}
