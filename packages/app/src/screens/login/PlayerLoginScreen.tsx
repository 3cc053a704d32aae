import { PlayerLoginForm, playerLoginFormMessages, usePlayerLoginForm } from '@homestand/ui';
import { wordsOf } from '../../data/failures';
import { enter, logInPlayer } from '../../data/session';
import { pathTo } from '../../paths';
import { showToast } from '../../stores/toasts.store';

const pause = 1000;

export function PlayerLoginScreen() {
  async function logIn(values: { loginId: string; password: string }) {
    const session = await logInPlayer(values);
    showToast(playerLoginFormMessages.success, 'success');
    await new Promise((resolve) => setTimeout(resolve, pause));
    enter(session);
  }

  const form = usePlayerLoginForm({ onSubmit: logIn, failureOf: wordsOf });
  return <PlayerLoginForm {...form} backHref={pathTo('login')} />;
}
