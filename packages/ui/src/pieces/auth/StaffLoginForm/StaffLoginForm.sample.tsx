import { StaffLoginForm, usePlayerLoginForm } from '@homestand/ui';

export function StaffLogin() {
  const form = usePlayerLoginForm({
    onSubmit: async ({ loginId }) => {
      if (loginId !== 'miura') throw new Error('ログインIDまたはパスワードが正しくありません。');
    },
    errorOf: (error) => (error instanceof Error ? error.message : '通信できませんでした。'),
  });
  return <StaffLoginForm {...form} />;
}
