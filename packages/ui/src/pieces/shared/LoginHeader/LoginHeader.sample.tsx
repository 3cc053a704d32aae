import { Button, LoginHeader, Text } from '@homestand/ui';
import { useState } from 'react';

export function Welcome() {
  const [started, setStarted] = useState(false);
  return (
    <LoginHeader
      title="ファンクラブ"
      club={{ team: 'さくら', slogan: 'いっしょに応援しよう。', logoUrl: null }}
    >
      {started ? (
        <Text>ログインしています。</Text>
      ) : (
        <Button onClick={() => setStarted(true)}>ログインする</Button>
      )}
    </LoginHeader>
  );
}
