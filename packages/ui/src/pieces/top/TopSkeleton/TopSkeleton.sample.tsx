import { Button, TopSkeleton } from '@homestand/ui';
import { useState } from 'react';

export function TopLoading() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? '読み込みを終える' : '読み込み直す'}
      </Button>
      {loading ? <TopSkeleton /> : <p>読み込みました。</p>}
    </>
  );
}
