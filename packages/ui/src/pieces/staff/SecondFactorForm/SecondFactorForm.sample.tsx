import { SecondFactorForm, useSecondFactorForm } from '@homestand/ui';

export function SecondStep() {
  const form = useSecondFactorForm({
    onPasskey: async () => {},
    onCode: async (code) => {
      if (code !== '287082') throw new Error('コードが正しくありません。');
    },
    errorOf: (error) => (error instanceof Error ? error.message : '通信できませんでした。'),
  });
  return <SecondFactorForm {...form} methods={['passkey', 'code']} onBack={() => {}} />;
}
