import { ApiError, createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { type NewStaffAccount, type ShownPassword, useStaffChanges } from '../../data/staff/staff';

/** Creates an account and has its password, until the screen is left. */
export function useNewStaff() {
  const textOf = useNoticeText();
  const { create } = useStaffChanges();
  const [attempt, setAttempt] = useState({ asked: '', key: '' });
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [loginIdError, setLoginIdError] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownPassword | null>(null);

  async function onCreate(account: NewStaffAccount) {
    const asked = JSON.stringify(account);
    // The same account under the same key, so that a lost answer makes no second one.
    const key = attempt.asked === asked ? attempt.key : createKey();
    setAttempt({ asked, key });
    setPending(true);
    setError(null);
    setLoginIdError(null);
    try {
      setShown(await create(account, key));
    } catch (reason) {
      const field =
        reason instanceof ApiError &&
        reason.fieldErrors.find((one) => one.field === 'loginId')?.message;
      if (field) setLoginIdError(field);
      else setError(textOf(errorNotice(reason)));
    } finally {
      setPending(false);
    }
  }

  return { shown, form: { pending, error, loginIdError, onCreate } };
}
