import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { isFanOnDevice } from '@homestand/app-core/session/fanOnDevice';
import { StaffLoginForm, useNoticeText, usePlayerLoginForm } from '@homestand/ui';
import { useSearchParams } from 'react-router-dom';
import { useClub } from '../../data/counter/club';
import { unsentOnDevice } from '../../data/counter/deskStorage';
import { logIn } from '../../data/staff/login';
import { useReturnAddress } from '../../data/staff/returnAddress';
import { fansAddressOf, loginAsStaff } from '../../paths';

export function LoginScreen() {
  const textOf = useNoticeText();
  const isAsStaff = useSearchParams()[0].has('as');
  const address = useReturnAddress();
  const form = usePlayerLoginForm({
    onSubmit: logIn,
    errorOf: (error) => textOf(errorNotice(error)),
  });
  const unsent = unsentOnDevice();
  const { data: club } = useClub();
  return (
    <StaffLoginForm
      {...form}
      club={club}
      unsent={
        unsent.length > 0
          ? { count: unsent.length, ofDesk: unsent.some(({ by }) => by?.enrolled !== false) }
          : undefined
      }
      fan={
        address !== null && isFanOnDevice() && !isAsStaff
          ? { href: fansAddressOf(address), staffHref: loginAsStaff }
          : undefined
      }
    />
  );
}
