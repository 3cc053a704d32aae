import { ApiError } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useNoticeText, usePasswordChangeDialog } from '@homestand/ui';
import { changePassword } from '../../data/staff/password';

const fields = { newPassword: 'new', confirmPassword: 'confirm' } as const;

type Options = { open: boolean; onClose: () => void; onSuccess?: () => void };

/** The form that changes one's own password. */
export function useOwnPassword({
  open,
  onClose,
  onSuccess,
}: Options): ReturnType<typeof usePasswordChangeDialog> {
  const textOf = useNoticeText();
  const key = useIdempotencyKey();
  return usePasswordChangeDialog({
    open,
    onClose,
    async onChangePassword(values) {
      try {
        // The same key for the same values: a repeat after a lost answer is no wrong guess.
        await changePassword(values, key.keyFor(values));
        return { ok: true };
      } catch (error) {
        const named = error instanceof ApiError ? error.fieldErrors[0]?.field : undefined;
        const field =
          named === 'newPassword' || named === 'confirmPassword' ? fields[named] : 'current';
        return { ok: false, message: textOf(errorNotice(error)), field };
      }
    },
    onSuccess() {
      key.clear();
      showToast({ kind: 'passwordChanged' }, 'success');
      onSuccess?.();
    },
  });
}
