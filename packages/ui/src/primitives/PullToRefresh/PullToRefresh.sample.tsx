import { PullToRefresh, Text } from '@homestand/ui';
import { useState } from 'react';

export function Schedule() {
  const [times, setTimes] = useState(0);
  const refresh = async () => setTimes((count) => count + 1);
  return (
    <PullToRefresh onRefresh={refresh}>
      <Text>次の試合は土曜日です。{times} 回更新しました。</Text>
    </PullToRefresh>
  );
}
