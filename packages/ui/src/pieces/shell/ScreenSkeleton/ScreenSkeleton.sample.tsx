import { Screen, ScreenSkeleton, Text } from '@homestand/ui';
import { Suspense, use, useState } from 'react';

const wait = () =>
  new Promise<string>((resolve) => setTimeout(resolve, 2000, 'お知らせは 3 件です。'));

function Content({ words }: { words: Promise<string> }) {
  return (
    <Screen title="お知らせ">
      <Text>{use(words)}</Text>
    </Screen>
  );
}

export function NewsScreen() {
  const [words] = useState(wait);
  return (
    <Suspense fallback={<ScreenSkeleton kind="list" />}>
      <Content words={words} />
    </Suspense>
  );
}
