import { LogoutButton } from '@homestand/ui';
import { useState } from 'react';

export function Bar() {
  const [signedIn, setSignedIn] = useState(true);
  return signedIn ? (
    <LogoutButton onLogout={() => setSignedIn(false)} />
  ) : (
    <p>ログアウトしました。</p>
  );
}
