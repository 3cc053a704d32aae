import { ApiError, createKey } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useNoticeText, usePasswordChangeDialog } from '@homestand/ui';
import { useRef } from 'react';
import { changePassword } from '../../data/staff/password';

const fields = { newPassword: 'new', confirmPassword: 'confirm' } as const;

type Options = { open: boolean; onClose: () => void; onSuccess?: () => void };

/** The form that changes one's own password. */
export function useOwnPassword({ open, onClose, onSuccess }: Options) {
  const textOf = useNoticeText();
  const attempt = useRef({ asked: '', key: '' });
  return usePasswordChangeDialog({
    open,
    onClose,
    async onChangePassword(values) {
      const asked = JSON.stringify(values);
      // The same key for the same values, so that a repeat after a lost answer is no wrong guess.
      if (attempt.current.asked !== asked) attempt.current = { asked, key: createKey() };
      try {
        await changePassword(values, attempt.current.key);
        return { ok: true };
      } catch (error) {
        const named = error instanceof ApiError ? error.fieldErrors[0]?.field : undefined;
        const field =
          named === 'newPassword' || named === 'confirmPassword' ? fields[named] : 'current';
        return { ok: false, message: textOf(errorNotice(error)), field };
      }
    },
    onSuccess() {
      attempt.current = { asked: '', key: '' };
      showToast({ kind: 'passwordChanged' }, 'success');
      onSuccess?.();
    },
  });
}
