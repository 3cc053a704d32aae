import { Button, Screen, ScreenSkeleton, Text } from '@homestand/ui';
import { useState } from 'react';

export function OpeningScreen() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {loaded ? (
        <Screen title="お知らせ">
          <Text>お知らせは 3 件です。</Text>
        </Screen>
      ) : (
        <ScreenSkeleton kind="list" />
      )}
      <Button onClick={() => setLoaded(!loaded)}>
        {loaded ? '読み込み中に戻す' : '届いたところを見る'}
      </Button>
    </>
  );
}
