import { showToast } from '@homestand/app-core/browser/toasts';
import { passwordChangeDialogMessages, usePasswordChangeDialog } from '@homestand/ui';
import { changePassword } from '../../data/auth/password';

/** The password change over the player's list. */
export const usePasswordChange = (open: boolean, onClose: () => void) =>
  usePasswordChangeDialog({
    open,
    onClose,
    onChangePassword: changePassword,
    onSuccess: () => showToast(passwordChangeDialogMessages.success, 'success'),
  });
