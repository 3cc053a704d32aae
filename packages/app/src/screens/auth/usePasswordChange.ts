import { showToast } from '@homestand/app-core/browser/toasts';
import { useNoticeText, usePasswordChangeDialog } from '@homestand/ui';
import { changePassword } from '../../data/auth/password';

/** The password dialog over the player's topic list. */
export function usePasswordChange(
  open: boolean,
  onClose: () => void,
): ReturnType<typeof usePasswordChangeDialog> {
  const textOf = useNoticeText();
  return usePasswordChangeDialog({
    open,
    onClose,
    async onChangePassword(values) {
      const result = await changePassword(values);
      return result.ok ? result : { ok: false, message: textOf(result.notice) };
    },
    onSuccess: () => showToast({ kind: 'passwordChanged' }, 'success'),
  });
}
