import { passwordChangeDialogMessages, usePasswordChangeDialog } from '@homestand/ui';
import { changePassword } from '../../data/password';
import { showToast } from '../../stores/toasts.store';

/** The password change over the player's list. */
export const usePasswordChange = (open: boolean, onClose: () => void) =>
  usePasswordChangeDialog({
    open,
    onClose,
    onChangePassword: changePassword,
    onSuccess: () => showToast(passwordChangeDialogMessages.success, 'success'),
  });
