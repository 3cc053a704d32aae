import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { PlayerLoginForm, useNoticeText, usePlayerLoginForm } from '@homestand/ui';
import { logInPlayer, startSession } from '../../data/auth/login';
import { pathTo } from '../../paths';

const pause = 1000;

export function PlayerLoginScreen() {
  const textOf = useNoticeText();

  async function logIn(values: { loginId: string; password: string }) {
    const session = await logInPlayer(values);
    showToast({ kind: 'loggedIn' }, 'success');
    await new Promise((resolve) => setTimeout(resolve, pause));
    startSession(session);
  }

  const form = usePlayerLoginForm({
    onSubmit: logIn,
    errorOf: (error) => textOf(errorNotice(error)),
  });
  return <PlayerLoginForm {...form} backHref={pathTo('login')} />;
}
