import { ApiError } from '@homestand/api-client';
import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useState } from 'react';
import {
  createStaffAccount,
  type NewStaffAccount,
  type ShownPassword,
} from '../../data/staff/staff';

/** Creates an account and has its password, until the screen is left. */
export function useNewStaff() {
  const { keyFor } = useIdempotencyKey();
  const { pending, error, run } = useAction();
  const [loginIdError, setLoginIdError] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownPassword | null>(null);

  async function onCreate(account: NewStaffAccount) {
    setLoginIdError(null);
    const created = await run(
      () => createStaffAccount(account, keyFor(account)),
      (failure) => {
        const field =
          failure instanceof ApiError &&
          failure.fieldErrors.find(({ field }) => field === 'loginId');
        if (field) setLoginIdError(field.message);
        return Boolean(field);
      },
    );
    if (created) setShown(created);
  }

  return { shown, form: { pending, error, loginIdError, onCreate } };
}
