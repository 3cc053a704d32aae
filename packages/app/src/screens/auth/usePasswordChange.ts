import { showToast } from '@homestand/app-core/browser/toasts';
import { passwordChangeDialogMessages, usePasswordChangeDialog } from '@homestand/ui';
import { changePassword } from '../../data/auth/password';

/** The password dialog over the player's topic list. */
export const usePasswordChange = (open: boolean, onClose: () => void) =>
  usePasswordChangeDialog({
    open,
    onClose,
    onChangePassword: changePassword,
    onSuccess: () => showToast(passwordChangeDialogMessages.success, 'success'),
  });
