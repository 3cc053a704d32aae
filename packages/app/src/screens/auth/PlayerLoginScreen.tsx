import { showToast } from '@homestand/app-core/browser/toasts';
import { errorMessage } from '@homestand/app-core/http/errorMessages';
import { PlayerLoginForm, playerLoginFormMessages, usePlayerLoginForm } from '@homestand/ui';
import { logInPlayer, startSession } from '../../data/auth/login';
import { pathTo } from '../../paths';

const pause = 1000;

export function PlayerLoginScreen() {
  async function logIn(values: { loginId: string; password: string }) {
    const session = await logInPlayer(values);
    showToast(playerLoginFormMessages.success, 'success');
    await new Promise((resolve) => setTimeout(resolve, pause));
    startSession(session);
  }

  const form = usePlayerLoginForm({ onSubmit: logIn, errorOf: errorMessage });
  return <PlayerLoginForm {...form} backHref={pathTo('login')} />;
}
