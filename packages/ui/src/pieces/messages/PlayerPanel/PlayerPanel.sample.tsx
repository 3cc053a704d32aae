import { Button, PlayerPanel, Text } from '@homestand/ui';
import { useState } from 'react';

export function PlayerAccount() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const choose = (name: string) => {
    setChosen(name);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>プロフィールを開く</Button>
      {chosen && <Text>{chosen}を選びました。</Text>}
      <PlayerPanel
        open={open}
        name="黒田"
        avatarUrl=""
        onClose={() => setOpen(false)}
        onPasswordChange={() => choose('パスワード変更')}
        onLogout={() => choose('ログアウト')}
      />
    </>
  );
}
