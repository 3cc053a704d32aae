import { MyPageHeader } from '@homestand/ui';
import { useState } from 'react';

export function Profile() {
  const [signedIn, setSignedIn] = useState(true);
  if (!signedIn) return <p>ログアウトしました。</p>;
  return (
    <MyPageHeader
      name="さくら"
      pictureUrl={null}
      player={{ name: '佐藤', jerseyNumber: '10' }}
      playerHref="#players"
      onLogout={() => setSignedIn(false)}
    />
  );
}
