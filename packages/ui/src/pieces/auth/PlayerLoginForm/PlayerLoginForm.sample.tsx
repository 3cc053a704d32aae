import { PlayerLoginForm, usePlayerLoginForm } from '@homestand/ui';

export function PlayerLogin() {
  const form = usePlayerLoginForm({
    onSubmit: async ({ loginId }) => {
      if (loginId !== 'sakura') throw new Error('ログインIDまたはパスワードが正しくありません。');
    },
    errorOf: (error) => (error instanceof Error ? error.message : '通信できませんでした。'),
  });
  return <PlayerLoginForm {...form} backHref="#login" />;
}
